import { object, string, type InferType } from 'yup';
import { bankAccountChangeKinds, currencies } from '../enums.ts';
import { compactCode, isIban, isSwift } from '../iban.ts';
import { reasons } from './reasons.ts';
import { choice, line, toLatinDigits } from './text.ts';

const code = () => string().transform((text: string | null) => compactCode(toLatinDigits(text ?? '')));
const swift = () => code().test('swift', reasons.swift, (text) => !text || isSwift(text));

/** Details of a bank account of the company. */
export const bankAccountForm = object({
  holder: line(140).required(reasons.required),
  bank: line(140).required(reasons.required),
  /** Branch and city. */
  branch: line(140),
  iban: code()
    .required(reasons.required)
    .test('iban', reasons.iban, (text) => !text || isIban(text)),
  swift: swift().required(reasons.required),
  currency: choice(currencies).required(reasons.required),
  /** Bank through which payments in this currency go. */
  intermediaryBank: line(140),
  intermediarySwift: swift().default(''),
});
export type BankAccountForm = InferType<typeof bankAccountForm>;

/** Why the change is proposed, for the colleague who decides. */
export const bankAccountNoteForm = object({ note: line(300) });

/** Which account changes, and how. */
export const bankAccountChangeForm = bankAccountNoteForm.shape({
  kind: choice(bankAccountChangeKinds).required(reasons.required),
  accountId: string()
    .nullable()
    .uuid(reasons.choice)
    .when('kind', ([kind], id) => (kind === 'create' ? id : id.required(reasons.required))),
});
