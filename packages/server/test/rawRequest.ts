// Requests as bytes on a socket, for what no well-meaning client would send.

import { connect, type Socket } from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

export function rawSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname);
}

/** Sends these bytes and gives what came until the server closed the connection. */
export function rawRequest(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = rawSocket(url);
  socket.write(bytes);
  return answerOn(socket);
}

export function answerOn(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', chunk => {
      text += chunk;
    });
    // The server may close while we still write; what it said before counts.
    socket.on('error', error => text === '' && reject(error));
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n', 2);
      resolve({ status: Number(head.split(' ')[1] ?? 0), head, body });
    });
  });
}
