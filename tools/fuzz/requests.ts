import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

import * as files from '../../server/testing/files.ts';

/** A random request, valid or malformed. */
export interface HostileRequest {
  /** Root field of the operation, or the route. */
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Values that exist in the attacked server, so that requests reach the code after the lookup of a record. */
export interface KnownValues {
  /** UUIDs of records: companies, requests, offers, orders, bank accounts. */
  ids: readonly string[];
  /** Secrets in the links of offers, and codes of the verification page. */
  secrets: readonly string[];
  /** Paths of orders that were opened with a code, below /offer/: token/order/access token. */
  orderPaths: readonly string[];
}

/** Creates a random number generator (mulberry32) with values from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Strings that often cause errors: quotes, NUL, lone surrogates, other scripts, templates, paths, invalid numbers and dates. */
const edgeTexts = [
  '',
  ' ',
  "'",
  '"',
  '\\',
  '%',
  '_',
  ';',
  '\0',
  '\n',
  '\r\n',
  '\uD800',
  '\uFEFF',
  '\u202E',
  '😀',
  'İıŞş',
  'ک‌ا',
  'a\u0301',
  "' or 1=1 --",
  '$1',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '=1+1',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '٣',
  'true',
  '[]',
  '{}',
  'a@b',
  'a@b.example',
  'a@b.example\r\nBcc: c@d.example',
  'javascript:alert(1)',
  'http://[',
  'https://user:pw@evil.example/',
  'x'.repeat(300),
  'x'.repeat(5_000),
  'ş'.repeat(40_000),
  '00000000-0000-0000-0000-000000000000',
  '5f0c4d0e-7a4f-4f0e-8c55-0d4f5a6b7c8d',
  '2026-11-22',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '1582-10-10',
  '24:00',
];
const edgeNumbers = [0, -0, 1, -1, 0.1, 20, 100, 101, 1e9, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, -1e308];
const wrongTypes = [null, true, [], {}, [[[]]], { a: { b: 1 } }, 7, 'x', ['x', null, 3]];

/** Mutations that would end the session of the following requests. */
const sessionEnding = ['signOut', 'signOutEverywhere', 'changePassword'];
const MAX_DEPTH = 4;

/** Generates an endless sequence of random requests for a schema. */
export class RequestGenerator {
  readonly #random: () => number;

  constructor(
    readonly schema: GraphQLSchema,
    seed: number,
    readonly known: KnownValues = { ids: [], secrets: [], orderPaths: [] },
  ) {
    this.#random = createRandom(seed);
  }

  next(): HostileRequest {
    const kind = this.#random();
    if (kind < 0.6) return this.#operation();
    if (kind < 0.8) return this.#corrupt(this.#operation());
    return this.#route();
  }

  #chance = (probability: number): boolean => this.#random() < probability;
  #integerBelow = (count: number): number => Math.floor(this.#random() * count);
  #pick = <Value>(values: readonly Value[]): Value => values[this.#integerBelow(values.length)]!;

  #operation(): HostileRequest {
    const kind = this.#chance(0.6) ? 'query' : 'mutation';
    const root = (kind === 'query' ? this.schema.getQueryType() : this.schema.getMutationType())!;
    const field = this.#pick(Object.values(root.getFields()).filter(({ name }) => !sessionEnding.includes(name)));
    const args = field.args.filter((arg) => this.#chance(isRequiredArgument(arg) ? 0.97 : 0.6));
    const printArgs = (print: (arg: (typeof args)[number]) => string) =>
      args.length ? `(${args.map(print).join(', ')})` : '';
    const declarations = printArgs((arg) => `$${arg.name}: ${String(arg.type)}`);
    const passedArgs = printArgs((arg) => `${arg.name}: $${arg.name}`);
    const body = JSON.stringify({
      query: `${kind} ${declarations} { ${field.name}${passedArgs} ${this.#selection(field.type, MAX_DEPTH)} }`,
      variables: Object.fromEntries(args.map((arg) => [arg.name, this.#value(arg.type)])),
    });
    return { name: field.name, ...graphql, body };
  }

  #selection(type: GraphQLOutputType, levels: number): string {
    const named = getNamedType(type);
    if (isLeafType(named)) return '';
    if (isUnionType(named))
      return `{ __typename ${named
        .getTypes()
        .map((member) => `... on ${member.name} ${this.#fields(member, levels)}`)
        .join(' ')} }`;
    return isObjectType(named) ? this.#fields(named, levels) : '{ __typename }';
  }

  #fields(type: GraphQLObjectType, levels: number): string {
    const isUsable = (field: GraphQLField<unknown, unknown>) =>
      !field.args.some(isRequiredArgument) && (levels > 0 || isLeafType(getNamedType(field.type)));
    const selected = Object.values(type.getFields()).filter((field) => isUsable(field) && this.#chance(0.4));
    const selections = selected.map(
      (field) =>
        `${this.#chance(0.03) ? `a${this.#integerBelow(9)}: ` : ''}${field.name} ${this.#selection(field.type, levels - 1)}`,
    );
    return `{ __typename ${selections.join(' ')} }`;
  }

  /** Generates a value of the type, often an edge case, sometimes a value of another type. */
  #value(type: GraphQLInputType, levels = 4): unknown {
    if (this.#chance(0.04)) return this.#pick(wrongTypes);
    const nullableType = getNullableType(type);
    if (nullableType === type && this.#chance(0.15)) return null;
    if (isListType(nullableType)) {
      const inner = nullableType.ofType;
      return Array.from({ length: this.#chance(0.05) ? 200 : this.#integerBelow(3) }, () =>
        this.#value(inner, levels - 1),
      );
    }
    if (isInputObjectType(nullableType)) {
      const fields = Object.values(nullableType.getFields()).filter(
        (field) => isRequiredInputField(field) || (levels > 0 && this.#chance(0.5)),
      );
      return Object.fromEntries(fields.map((field) => [field.name, this.#value(field.type, levels - 1)]));
    }
    if (isEnumType(nullableType)) return this.#pick(nullableType.getValues()).name;
    if (nullableType.name === 'Boolean') return this.#chance(0.5);
    if (nullableType.name === 'Int' || nullableType.name === 'Float') return this.#pick(edgeNumbers);
    if (nullableType.name === 'ID' && this.known.ids.length > 0 && this.#chance(0.6)) return this.#pick(this.known.ids);
    if (nullableType.name === 'DateTime' && this.#chance(0.7))
      return new Date(this.#integerBelow(4e9) * 1_000).toISOString();
    return this.#pick(edgeTexts);
  }

  /** Corrupts a request: deletes, repeats or replaces parts of the body, changes the content type or the method. */
  #corrupt({ name, body = '', ...request }: HostileRequest): HostileRequest {
    let text = body.toString();
    for (let times = 1 + this.#integerBelow(4); times > 0; times--) {
      const at = this.#integerBelow(text.length);
      const to = at + this.#integerBelow(20);
      const replacement = this.#pick([
        '',
        this.#pick(edgeTexts),
        text.slice(at, to).repeat(3),
        '{',
        '}',
        '"',
        '\\',
        '@',
        '...',
        '[',
        '$',
      ]);
      text = (text.slice(0, at) + replacement + text.slice(to)).slice(0, 300_000);
    }
    const type = this.#pick([
      'application/json',
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'application/graphql',
      '',
    ]);
    return {
      ...request,
      name: `${name}, corrupted`,
      method: this.#chance(0.9) ? 'POST' : this.#pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS']),
      headers: {
        'content-type': type,
        ...(this.#chance(0.05) && { 'content-encoding': this.#pick(['gzip', 'br', 'deflate', 'x']) }),
      },
      body: text,
    };
  }

  #route(): HostileRequest {
    const route = this.#pick(routes);
    const known = [...this.known.ids, ...this.known.secrets];
    const segment = () =>
      encodeSegment(
        (known.length > 0 && this.#chance(0.5) ? this.#pick(known) : this.#pick(edgeTexts)).slice(0, 2_000),
      );
    const secret = () =>
      this.known.secrets.length > 0 && this.#chance(0.7) ? this.#pick(this.known.secrets) : segment();
    const query = Array.from({ length: this.#integerBelow(4) }, () => `${this.#pick(parameters)}=${segment()}`).join(
      '&',
    );
    const [method = 'GET', path = '/'] = route.split(' ');
    const { orderPaths } = this.known;
    const pathWithOrder =
      orderPaths.length > 0 && this.#chance(0.7) ? path.replace('*/order/*', () => this.#pick(orderPaths)) : path;
    const filled = pathWithOrder
      .replace(/^\/(offer|verify)\/\*/, (_, page: string) => `/${page}/${secret()}`)
      .replace(/\*/g, segment);
    return {
      name: route,
      method: this.#chance(0.95) ? method : this.#pick(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']),
      path: `${filled}${query && `?${query}`}`,
      ...(method === 'POST'
        ? this.#form()
        : { headers: { accept: this.#pick(['*/*', 'text/html', 'application/json', 'x']) } }),
    };
  }

  /** Generates a file upload or a form, sometimes truncated. */
  #form(): Pick<HostileRequest, 'headers' | 'body'> {
    const boundary = 'xxxx';
    const name = this.#pick(edgeTexts)
      .slice(0, 400)
      .replace(/["\r\n]/g, '');
    const form = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      this.#file(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const body = this.#chance(0.2) ? form.subarray(0, this.#integerBelow(form.length)) : form;
    if (this.#chance(0.4)) {
      const fields = formFields.filter(() => this.#chance(0.6));
      const text = fields.map((field) => `${field}=${encodeSegment(this.#pick(edgeTexts).slice(0, 99))}`).join('&');
      return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: text };
    }
    return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
  }

  /** Generates a file: a document, sometimes with changed bytes or cut off, or the first bytes of one. */
  #file(): Buffer {
    if (this.#chance(0.4)) return Buffer.from(this.#pick(fileStarts) + 'x'.repeat(this.#integerBelow(2_000)), 'latin1');
    const file = Buffer.from(this.#pick(documents));
    for (let times = this.#integerBelow(5); times > 0; times--)
      file[this.#integerBelow(file.length)] = this.#integerBelow(256);
    return this.#chance(0.3) ? file.subarray(0, this.#integerBelow(file.length)) : file;
  }
}

/** Percent-encodes a text. Lone surrogates, for which encodeURIComponent throws, become U+FFFD first. */
const encodeSegment = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

const fileStarts = [
  '%PDF-1.7\n',
  'PK\x03\x04',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  '<svg>',
  'MZ',
  '',
];
const documents = [
  files.aPdf(),
  files.aPng(),
  files.aJpeg(),
  files.aDocx(),
  files.anXlsx(),
  files.aCompoundFile('Workbook'),
  files.aDocx({ 'word/document.xml': Buffer.alloc(20 * 1024 ** 2) }),
];
/** Fields of the forms of an offer, its link and its order. */
const formFields = ['offer', 'name', 'position', 'code', 'agree', 'hasCode', 'for', 'reason', 'question'];

const graphql = { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' } };
const routes = [
  'GET /*',
  'GET /admin/*',
  'GET /fa/*',
  'GET /papers/*/*',
  'GET /attachments/*',
  'GET /offers/*.pdf',
  'GET /graphql',
  'GET /exports/*',
  'GET /exports/companies.csv',
  'GET /exports/quotes.csv',
  'GET /exports/communications.csv',
  'GET /exports/analytics.csv',
  'GET /exports/analytics.*',
  'GET /price-alerts/*/unsubscribe',
  'GET /offer/*',
  'GET /offer/*/offer.pdf',
  'GET /verify',
  'GET /verify/*',
  'GET /offer/*/order/*',
  'GET /offer/*/order/*/documents/*',
  'GET /.well-known/security.txt',
  'GET /playground/*',
  'POST /attachments',
  'POST /companies/*/documents',
  'POST /orders/*/documents/*',
  'POST /orders/*/documents/WAYBILL',
  'POST /offer/*/order',
  'POST /price-alerts/*/unsubscribe',
  'POST /offer/*/viewed',
  'POST /offer/*/code',
  'POST /offer/*/accept',
  'POST /offer/*/decline',
  'POST /offer/*/question',
];
const parameters = [
  'search',
  'from',
  'to',
  'fromDay',
  'toDay',
  'status',
  'order',
  'by',
  'step',
  'country',
  'reversed',
  '__proto__[x]',
  'type',
  'code',
  'lang',
  'asked',
  'a[b][c]',
];
