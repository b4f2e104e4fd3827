import { contactTopics, enumName } from '../enums.ts';
import { contactMessageForm } from './contact-message.ts';
import { getValidationErrors } from './testing.ts';

const message = {
  submissionId: '5f0c6c1e-8d5c-4d2b-9a43-3c2a6a1f9b10',
  name: 'Leyla Demir',
  company: 'Demir Yapı',
  email: 'leyla@demir.example',
  subject: 'Fuar daveti',
  message: 'Merhaba,\nsizi standımıza bekleriz.',
  language: 'tr',
  consent: true,
};
const validate = (changes: object) => getValidationErrors(contactMessageForm, { ...message, ...changes });

test('phone, topic and file are optional', () => {
  expect(validate({})).toEqual({});
  expect(validate({ phone: null, topic: '', attachmentId: null })).toEqual({});
});

test('returns an error for every invalid field', () => {
  expect(
    validate({ name: ' ', company: '', email: 'leyla@', subject: '\u200B', message: '\n', consent: false }),
  ).toEqual({
    name: 'form.required',
    company: 'form.required',
    email: 'form.email.invalid',
    subject: 'form.required',
    message: 'form.required',
    consent: 'form.consent.required',
  });
  expect(validate({ topic: 'gossip', attachmentId: '../../etc/passwd' })).toEqual({
    topic: 'form.choice.invalid',
    attachmentId: 'form.file.gone',
  });
  expect(validate({ subject: 's'.repeat(201), message: 'm'.repeat(5001) })).toEqual({
    subject: 'form.tooLong',
    message: 'form.tooLong',
  });
});

test('the 27 topics have distinct GraphQL names', () => {
  const names = contactTopics.map(enumName);
  expect(new Set(names).size).toBe(27);
  expect(names.filter((name) => !/^[A-Z][A-Z_]*$/.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['ENDUSTRIYEL_EKIPMAN', 'SATIN_ALMA', 'SIKAYET_ONERI', 'IS_GUVENLIGI']));
});
