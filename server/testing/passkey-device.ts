import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}
interface RequestOptions {
  challenge: string;
}
interface Deviations {
  origin?: string;
  /** Whether the device has checked fingerprint, face or PIN. */
  verified?: boolean;
  counter?: number;
  /** In base64url, as in the options. */
  userHandle?: string;
}

/** A device with one passkey (WebAuthn, ES256): answers the options of the server like a browser. */
export class PasskeyDevice {
  readonly #origin: string;
  readonly #id = randomBytes(32);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #rpId = '';
  #userHandle = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create({ challenge, rp, user }: CreationOptions, { origin, verified = true }: Deviations = {}) {
    this.#rpId = rp.id;
    this.#userHandle = user.id;
    const length = Buffer.from([0, this.#id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#coseKey()]);
    const data = Buffer.concat([this.#authenticatorData(flags.attested, verified, this.#counter), attested]);
    // CBOR: { fmt: 'none', attStmt: {}, authData }
    const head = Buffer.from([0x58, data.length]);
    const attestation = Buffer.concat([
      Buffer.from('\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData', 'latin1'),
      head,
      data,
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  sign({ challenge }: RequestOptions, { origin, verified = true, counter, userHandle }: Deviations = {}) {
    this.#counter = counter ?? this.#counter + 1;
    const clientData = this.#clientData('webauthn.get', challenge, origin);
    const data = this.#authenticatorData(0, verified, this.#counter);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey).toString('base64url'),
      userHandle: userHandle ?? this.#userHandle,
    });
  }

  #credential<Response extends object>(response: Response) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(more: number, verified: boolean, counter: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags.present | (verified ? flags.verified : 0) | more);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(this.#rpId), rest]);
  }

  /** CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y } */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (coordinate: string) =>
      Buffer.concat([Buffer.from('5820', 'hex'), Buffer.from(coordinate, 'base64url')]);
    return Buffer.concat([
      Buffer.from('a5010203262001', 'hex'),
      Buffer.from('21', 'hex'),
      bytes(x),
      Buffer.from('22', 'hex'),
      bytes(y),
    ]);
  }
}
