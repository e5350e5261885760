// A pooler as small as it can be: clients are lent a connection of PostgreSQL for one transaction at a time. The server
// must ask nobody for a password.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const READY_TYPE = 0x5a; // 'Z'
const IDLE = 0x49; // 'I': not inside a transaction

/** Cuts a stream of PostgreSQL's messages: a letter, a length, and the rest. */
function eachMessage(socket: Socket, take: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', data => {
    rest = Buffer.concat([rest, data as Buffer]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      take(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}

export class TransactionPooler {
  readonly #server: Server;
  readonly #target: number;
  readonly #idle: Backend[] = [];
  readonly #sockets = new Set<Socket>();

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer(socket => this.#serve(socket));
  }

  static async start(target: number): Promise<TransactionPooler> {
    const pooler = new TransactionPooler(target);
    pooler.#server.listen(0, '127.0.0.1');
    await once(pooler.#server, 'listening');
    return pooler;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(client: Socket): void {
    this.#sockets.add(client);
    client.on('error', () => {});
    client.once('data', startup => {
      client.write(Buffer.concat([AUTHENTICATED, READY]));
      let lent: Promise<Backend> | null = null;
      const send = async (message: Buffer) => {
        lent ??= this.#lend(startup as Buffer);
        const backend = await lent;
        backend.answer = reply => {
          client.write(reply);
          if (reply[0] !== READY_TYPE || reply[5] !== IDLE) return;
          lent = null;
          this.#idle.push(backend);
        };
        backend.socket.write(message);
      };
      eachMessage(client, message => void send(message));
    });
  }

  async #lend(startup: Buffer): Promise<Backend> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    const socket = connect(this.#target, '127.0.0.1');
    this.#sockets.add(socket);
    socket.on('error', () => {});
    const backend: Backend = { socket, answer: () => {} };
    const ready = new Promise<void>(resolve => {
      backend.answer = reply => reply[0] === READY_TYPE && resolve();
    });
    eachMessage(socket, reply => backend.answer(reply));
    socket.write(startup);
    await ready;
    return backend;
  }
}

type Backend = { socket: Socket; answer(reply: Buffer): void };
