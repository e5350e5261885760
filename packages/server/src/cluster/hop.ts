// The hop between two nodes, in headers of HTTP.

/** The secret the nodes share, and who is connected to the first of them. */
export const HOP = 'x-quayside-hop';
export const PEER = 'x-quayside-peer';
/** In an answer: the table does not live here (any more); find out anew where it does. */
export const ASK_AGAIN = 'x-quayside-ask-again';
