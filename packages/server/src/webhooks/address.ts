// Which addresses a webhook may lead to. The server stands inside somebody's network: an address given by a guest must
// not reach what only that network may reach, whatever name it hides behind.

import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ] as const),
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
])
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Addresses of IPv4 written as IPv6 are judged as what they are. */
export const isPrivate = (address: string): boolean => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The host of an address that can be judged by its looks; names are judged when they are looked up. */
export function looksPrivate(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) > 0 ? isPrivate(host) : host === 'localhost' || host.endsWith('.localhost');
}

/** A lookup for sockets that finds public addresses only. */
export const publicOnly: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return found(error, []);
    if (addresses.some(({ address }) => isPrivate(address)))
      return found(new Error(`${host} is a private address`), []);
    if (options.all) found(null, addresses);
    else found(null, addresses[0]!.address, addresses[0]!.family);
  });
};
