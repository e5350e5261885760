/** The rules of a released version. */
declare module '../released/*.js' {
  export const game: unknown;
}
