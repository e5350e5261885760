// Which addresses webhooks and push messages may be sent to. Guests choose these addresses, so private networks are
// excluded, also when a public host name resolves to a private address (server-side request forgery).

import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24], // relays of 6to4
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');

// Of IPv6 only 2000::/3 is public at all. What follows lies in it and leads elsewhere: tunnels carry an address of IPv4
// inside, which may be a private one.
for (const [net, bits] of [
  ['2001::', 23], // Teredo (2001::/32), benchmarks, identifiers that are no addresses
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['3fff::', 20], // documentation
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');
const IPV4_MAPPED = new BlockList();
IPV4_MAPPED.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Addresses of IPv4 written as IPv6 (::ffff:10.0.0.1) are judged as what they are. */
export function isPrivate(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  if (family === 4) return PRIVATE.check(address, 'ipv4');
  if (PRIVATE.check(address, 'ipv6')) return true;
  return !PUBLIC_IPV6.check(address, 'ipv6') && !IPV4_MAPPED.check(address, 'ipv6');
}

/** Whether the host is a private address as written. Host names are checked when they are resolved. */
export function looksPrivate(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  return isIP(host) > 0 ? isPrivate(host) : host === 'localhost' || host.endsWith('.localhost');
}

export class PrivateAddress extends Error {}

/** A DNS lookup for sockets that returns public addresses only. */
export const publicOnly: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return found(error, []);
    if (addresses.some(({ address }) => isPrivate(address)))
      return found(new PrivateAddress(`${host} is a private address`), []);
    if (options.all) found(null, addresses);
    else found(null, addresses[0]!.address, addresses[0]!.family);
  });
};
