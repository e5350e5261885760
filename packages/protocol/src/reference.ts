// Writes docs/protocol.md from the schemas, and the digest that WIRE_VERSION stands for. Used by scripts/protocol.ts
// and a test; not part of the package's own exports.

import { createHash } from 'node:crypto';
import * as protocol from './index.ts';
import { DEFLATED, FROM_PROGRAM, LITERAL, ONE_BYTE, PHRASES, TO_CLIENT, TO_PROGRAM, TO_SERVER } from './index.ts';

/** As much of JSON Schema as the protocol uses. */
type Schema = {
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema | Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  patternProperties?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

type SchemasByName = Record<string, Schema>;

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('anyOf' in value || typeof (value as Schema).type === 'string');

/** What of a schema decides whether two programs understand each other: everything but the words about it. */
const shapeOf = (schema: unknown): string =>
  JSON.stringify(schema, (key, value) =>
    (key === 'description' || key === 'title') && typeof value === 'string' ? undefined : value,
  );

const [TO, FROM] = [TO_SERVER, TO_CLIENT] as unknown as [SchemasByName, SchemasByName];
const [TO_BOT, FROM_BOT] = [TO_PROGRAM, FROM_PROGRAM].map(lines =>
  Object.fromEntries(lines.map(line => [line.properties.t.const, line])),
) as unknown as [SchemasByName, SchemasByName];
const messageShapes = new Set([TO, FROM, TO_BOT, FROM_BOT].flatMap(table => Object.values(table)).map(shapeOf));
/** Exported shapes that are no messages, by name. */
const named = Object.entries(protocol).filter(([, value]) => isSchema(value) && !messageShapes.has(shapeOf(value))) as [
  string,
  unknown,
][] as [string, Schema][];
const isHttp = ({ description = '' }: Schema) => description.startsWith('HTTP: ');
const isLarge = ({ properties, anyOf }: Schema) => properties !== undefined || (anyOf?.some(isLarge) ?? false);
const nameByShape = new Map(named.filter(([, schema]) => isLarge(schema)).map(([name, it]) => [shapeOf(it), name]));

/** Raise WIRE_VERSION when this changes. */
export const wireDigest = (): string =>
  createHash('sha256')
    .update(shapeOf([TO_SERVER, TO_CLIENT]))
    .update([ONE_BYTE, DEFLATED, LITERAL, ...PHRASES].join('\n'))
    .digest('hex')
    .slice(0, 16);

const INTRO = `# The protocol

Made from the schemas in \`packages/protocol\` by \`npm run protocol\`; a test keeps it current.

A client opens one WebSocket for each table: \`/socket/<table>?v=<version>\`, with the guest's cookie. \`v\` is
\`WIRE_VERSION\` of \`packages/protocol/src/wire.ts\`; a client with another one, or none, is answered with a \`bye\` whose code is
\`reload-page\`. Messages are JSON texts, tagged by \`t\`; the client begins with \`hello\`. A message with an \`id\` is an
intent: it is answered exactly once, by \`accepted\`, \`refused\` or \`duplicate\`, and may be sent again with the same id
until it is.

With \`&packed\` all messages but \`bye\` come as binary frames, in codes of \`PHRASES\`
(\`packages/protocol/src/packed.ts\`): a byte below ${ONE_BYTE} is the code of a phrase, one below ${DEFLATED} begins a code of
two bytes (the number of the phrase, counted from ${ONE_BYTE}). After ${DEFLATED} comes a length in three bytes, the highest first, and
so much raw deflate with \`VOCABULARY\` for a dictionary; after ${LITERAL} a length in one byte and so much UTF-8. With
\`&seat=<seat>\` the socket speaks for one of several people who share a device.

Fields marked “?” may be left out; no message has fields that are not listed.
`;

export function reference(): string {
  const of = (table: SchemasByName) => Object.entries(table).map(([t, it]) => section(`\`${t}\``, it));
  const http = named.filter(([, schema]) => isHttp(schema));
  const shapes = named.filter(([name, schema]) => !isHttp(schema) && (isLarge(schema) || schema.title === name));
  const sections = (list: [string, Schema][]) => list.map(([name, schema]) => section(name, schema));
  return [
    INTRO,
    '## From the client\n',
    ...of(TO),
    '## From the server\n',
    ...of(FROM),
    '## To the program of a bot\n\nLines of JSON on its standard input (docs/bots.md).\n',
    ...of(TO_BOT),
    '## From the program of a bot\n\nLines of JSON on its standard output.\n',
    ...of(FROM_BOT),
    '## Over HTTP\n\nBodies of requests and answers, in JSON. Every error is answered with an HttpError.\n',
    ...sections(http),
    '## Shapes\n',
    ...sections(shapes),
  ].join('\n');
}

function section(name: string, schema: Schema): string {
  const about = (schema.description ?? '').replace(/^HTTP: /, '').replace(/\n- /, '\n\n- ');
  const variants = schema.properties ? [schema] : (schema.anyOf ?? []).filter(({ properties }) => properties);
  const body = variants.length > 0 ? variants.map(fieldTable) : [`${typeOf({ ...schema, title: '' })}\n`];
  return [`### ${name}\n`, ...(about ? [`${about}\n`] : []), ...body].join('\n');
}

function fieldTable({ properties = {}, required = [], description }: Schema, _at: number, all: Schema[]): string {
  const fields = Object.entries(properties).filter(([name]) => name !== 't');
  if (fields.length === 0) return '';
  const rows = fields.map(([name, schema]) => {
    return `| \`${name}\`${required.includes(name) ? '' : '?'} | ${cell(typeOf(schema))} | ${cell(meaningOf(schema))} |`;
  });
  const about = all.length > 1 && description ? [`${description}\n`] : [];
  return [...about, '| field | type | meaning |', '|---|---|---|', ...rows, ''].join('\n');
}

function meaningOf(schema: Schema): string {
  const isSaidThere = schema.title !== undefined && schema.description === ownWords(schema);
  const values = (schema.anyOf ?? []).filter(value => value.const !== undefined && value.description);
  const words = values.map(value => `${typeOf(value)}: ${value.description}`);
  return [isSaidThere ? '' : (schema.description ?? ''), ...words].filter(Boolean).join(' ');
}

/** What the named shape itself says, which need not be said again at every field. */
const ownWords = ({ title }: Schema): string | undefined => named.find(([name]) => name === title)?.[1].description;

const cell = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|');

function typeOf(schema: Schema): string {
  const name = schema.title || nameByShape.get(shapeOf(schema));
  if (name) return `[${name}](#${name.toLowerCase()})`;
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (Array.isArray(schema.items)) return `[${schema.items.map(typeOf).join(', ')}]`;
  if (schema.items) return `list of ${schema.items.anyOf ? inBrackets(schema.items) : typeOf(schema.items)}`;
  if (schema.patternProperties) return `map to ${Object.values(schema.patternProperties).map(typeOf).join(' or ')}`;
  if (schema.properties) return objectType(schema);
  return schema.type === undefined ? 'anything' : `${schema.type}${bounds(schema)}`;
}

/** A union in a list; a name needs no brackets. */
function inBrackets(schema: Schema): string {
  const type = typeOf(schema);
  return type.includes(' or ') ? `(${type})` : type;
}

function objectType({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  return fields.length === 0 ? 'object' : `{ ${fields.join(', ')} }`;
}

function bounds({ minimum, maximum, minLength, maxLength }: Schema): string {
  const [least, most] = [minimum ?? minLength, maximum ?? maxLength];
  const unit = minLength === undefined && maxLength === undefined ? '' : ' characters';
  if (most !== undefined) return least === undefined ? ` up to ${most}${unit}` : ` ${least} to ${most}${unit}`;
  return least === undefined ? '' : ` from ${least}${unit}`;
}
