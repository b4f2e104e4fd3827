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

/** A request of somebody who means no good, or knows no better. */
export interface HostileRequest {
  /** What it is: the operation's field, or the address. */
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** The same numbers for the same seed (mulberry32), each from 0 up to 1. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What programs trip over: quotes, NUL, halves of a character, other scripts, templates, paths, numbers that are none. */
const texts = [
  ...[
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
  ],
  ...[
    "' or 1=1 --",
    '$1',
    '{{7*7}}',
    '${7*7}',
    '<script>alert(1)</script>',
    '=1+1',
    '../../etc/passwd',
    '%00',
    '%2e%2e%2f',
  ],
  ...[
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
  ],
  ...[
    'a@b.example\r\nBcc: c@d.example',
    'javascript:alert(1)',
    'http://[',
    'https://user:pw@evil.example/',
    'x'.repeat(300),
  ],
  ...[
    'x'.repeat(5_000),
    'ş'.repeat(40_000),
    '00000000-0000-0000-0000-000000000000',
    '5f0c4d0e-7a4f-4f0e-8c55-0d4f5a6b7c8d',
  ],
  ...[
    '2026-11-22',
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13T00:00:00Z',
    '-271821-04-20T00:00:00Z',
    '1582-10-10',
    '24:00',
  ],
];
const numerals = [0, -0, 1, -1, 0.1, 20, 100, 101, 1e9, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, -1e308];
const oddities = [null, true, [], {}, [[[]]], { a: { b: 1 } }, 7, 'x', ['x', null, 3]];

/** Fields by which a session would end, so that the rest would be asked by nobody. */
const leaving = ['signOut', 'signOutEverywhere', 'changePassword'];
/** Levels of fields below the first. */
const depth = 4;

/** Draws requests from a schema, one after the other, for ever. */
export class Drawer {
  readonly #next: () => number;

  constructor(
    readonly schema: GraphQLSchema,
    seed: number,
  ) {
    this.#next = numbers(seed);
  }

  draw(): HostileRequest {
    const kind = this.#next();
    if (kind < 0.6) return this.#operation();
    if (kind < 0.8) return this.#broken(this.#operation());
    return this.#address();
  }

  #chance = (of: number): boolean => this.#next() < of;
  #below = (count: number): number => Math.floor(this.#next() * count);
  #one = <Value>(values: readonly Value[]): Value => values[this.#below(values.length)]!;

  #operation(): HostileRequest {
    const kind = this.#chance(0.6) ? 'query' : 'mutation';
    const root = (kind === 'query' ? this.schema.getQueryType() : this.schema.getMutationType())!;
    const field = this.#one(Object.values(root.getFields()).filter(({ name }) => !leaving.includes(name)));
    const args = field.args.filter((arg) => this.#chance(isRequiredArgument(arg) ? 0.97 : 0.6));
    const list = (spell: (arg: (typeof args)[number]) => string) =>
      args.length ? `(${args.map(spell).join(', ')})` : '';
    const declared = list((arg) => `$${arg.name}: ${String(arg.type)}`);
    const given = list((arg) => `${arg.name}: $${arg.name}`);
    const body = JSON.stringify({
      query: `${kind} ${declared} { ${field.name}${given} ${this.#selection(field.type, depth)} }`,
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
        .map((one) => `... on ${one.name} ${this.#fields(one, levels)}`)
        .join(' ')} }`;
    return isObjectType(named) ? this.#fields(named, levels) : '{ __typename }';
  }

  #fields(type: GraphQLObjectType, levels: number): string {
    const usable = (field: GraphQLField<unknown, unknown>) =>
      !field.args.some(isRequiredArgument) && (levels > 0 || isLeafType(getNamedType(field.type)));
    const chosen = Object.values(type.getFields()).filter((field) => usable(field) && this.#chance(0.4));
    const spelled = chosen.map(
      (field) =>
        `${this.#chance(0.03) ? `a${this.#below(9)}: ` : ''}${field.name} ${this.#selection(field.type, levels - 1)}`,
    );
    return `{ __typename ${spelled.join(' ')} }`;
  }

  /** Mostly of the type, often at its edge; sometimes something else altogether. */
  #value(type: GraphQLInputType, levels = 4): unknown {
    if (this.#chance(0.04)) return this.#one(oddities);
    const bare = getNullableType(type);
    if (bare === type && this.#chance(0.15)) return null;
    if (isListType(bare)) {
      const inner = bare.ofType;
      return Array.from({ length: this.#chance(0.05) ? 200 : this.#below(3) }, () => this.#value(inner, levels - 1));
    }
    if (isInputObjectType(bare)) {
      const fields = Object.values(bare.getFields()).filter(
        (field) => isRequiredInputField(field) || (levels > 0 && this.#chance(0.5)),
      );
      return Object.fromEntries(fields.map((field) => [field.name, this.#value(field.type, levels - 1)]));
    }
    if (isEnumType(bare)) return this.#one(bare.getValues()).name;
    if (bare.name === 'Boolean') return this.#chance(0.5);
    if (bare.name === 'Int' || bare.name === 'Float') return this.#one(numerals);
    if (bare.name === 'DateTime' && this.#chance(0.7)) return new Date(this.#below(4e9) * 1_000).toISOString();
    return this.#one(texts);
  }

  /** The same request after an accident: bytes gone, doubled or others, another type, another way to send it. */
  #broken({ name, body = '', ...request }: HostileRequest): HostileRequest {
    let text = body.toString();
    for (let times = 1 + this.#below(4); times > 0; times--) {
      const at = this.#below(text.length);
      const to = at + this.#below(20);
      const middle = this.#one([
        '',
        this.#one(texts),
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
      text = (text.slice(0, at) + middle + text.slice(to)).slice(0, 300_000);
    }
    const type = this.#one([
      'application/json',
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'application/graphql',
      '',
    ]);
    return {
      ...request,
      name: `${name}, broken`,
      method: this.#chance(0.9) ? 'POST' : this.#one(['PUT', 'PATCH', 'DELETE', 'OPTIONS']),
      headers: {
        'content-type': type,
        ...(this.#chance(0.05) && { 'content-encoding': this.#one(['gzip', 'br', 'deflate', 'x']) }),
      },
      body: text,
    };
  }

  #address(): HostileRequest {
    const route = this.#one(routes);
    const segment = () => encoded(this.#one(texts).slice(0, 2_000));
    const asked = Array.from({ length: this.#below(4) }, () => `${this.#one(parameters)}=${segment()}`).join('&');
    const [method = 'GET', path = '/'] = route.split(' ');
    return {
      name: route,
      method: this.#chance(0.95) ? method : this.#one(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']),
      path: `${path.replace(/\*/g, segment)}${asked && `?${asked}`}`,
      ...(method === 'POST'
        ? this.#form()
        : { headers: { accept: this.#one(['*/*', 'text/html', 'application/json', 'x']) } }),
    };
  }

  /** Files and forms, whole or torn. */
  #form(): Pick<HostileRequest, 'headers' | 'body'> {
    const boundary = 'xxxx';
    const name = this.#one(texts)
      .slice(0, 400)
      .replace(/["\r\n]/g, '');
    const content = this.#one([
      '%PDF-1.7\n',
      'PK\x03\x04',
      '\x89PNG\r\n\x1a\n',
      '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
      '<svg>',
      'MZ',
      '',
    ]);
    const form = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}${'x'.repeat(this.#below(2_000))}\r\n--${boundary}--\r\n`;
    const body = this.#chance(0.2) ? form.slice(0, this.#below(form.length)) : form;
    if (this.#chance(0.2))
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `offer=${encoded(this.#one(texts).slice(0, 99))}`,
      };
    return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, body: Buffer.from(body) };
  }
}

/** Half a character has no code: as a stranger's program would, it becomes a question mark. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

const graphql = { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' } };
const routes = [
  ...[
    'GET /*',
    'GET /admin/*',
    'GET /fa/*',
    'GET /papers/*/*',
    'GET /attachments/*',
    'GET /offers/*.pdf',
    'GET /graphql',
  ],
  ...['GET /exports/*', 'GET /exports/companies.csv', 'GET /exports/quotes.csv', 'GET /exports/communications.csv'],
  ...['GET /exports/analytics.csv', 'GET /exports/analytics.*', 'GET /price-alerts/*/unsubscribe', 'GET /playground/*'],
  ...['POST /attachments', 'POST /offers/preview', 'POST /companies/*/documents', 'POST /price-alerts/*/unsubscribe'],
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
  'a[b][c]',
];
