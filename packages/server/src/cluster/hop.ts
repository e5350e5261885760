// HTTP headers between two nodes, when one proxies a request to the other.

/** The secret the nodes share, and the address of the client that is connected to the first of them. */
export const HOP = 'x-quayside-hop';
export const PEER = 'x-quayside-peer';
/** In an answer: this node is not (or no longer) home to the table; look it up again. */
export const ASK_AGAIN = 'x-quayside-ask-again';
