/** The same in every language. */
export const PRODUCT = 'Quayside';

/** What stands in the tab: the page, and whose it is. */
export const pageTitle = (page: string): string => `${page} · ${PRODUCT}`;
