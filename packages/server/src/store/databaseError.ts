/** A database that cannot be used: one line for the person who runs the server. */
export class DatabaseError extends Error {}
