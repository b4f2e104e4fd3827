import { randomUUID } from 'node:crypto';
import { startKordon } from '../../testing/kordon.ts';
import { anAdminUser } from '../../testing/accounts.ts';
import { aQuoteRequest } from '../../testing/builders.ts';
import { aCompany, aContact } from '../../testing/records.ts';
import { AdminUser } from '../identity/index.ts';
import { QuoteRequest } from './quote-request.entity.ts';

const kordon = startKordon();

const aColleague = async (overrides: Parameters<typeof anAdminUser>[1] = {}) => {
  const { email } = await anAdminUser(kordon.db, overrides);
  return kordon.db.manager.findOneByOrFail(AdminUser, { email });
};
const set = `mutation ($rules: [AssignmentRuleInput!]!) {
  setAssignmentRules(rules: $rules) { language country productType ownerId }
}`;
const setRules = (rules: object[]) => kordon.admin.run<{ setAssignmentRules: object[] }>(set, { rules });
/** Submits a request through the public form and returns its owner. */
const submit = async (form: object) => {
  const receipt = await kordon.visitor.run<{ submitQuoteRequest: { id: string } }>(
    'mutation ($input: QuoteRequestInput!) { submitQuoteRequest(input: $input) { id } }',
    { input: aQuoteRequest({ submissionId: randomUUID(), email: `${randomUUID()}@${randomUUID()}.example`, ...form }) },
  );
  return (await kordon.db.manager.findOneByOrFail(QuoteRequest, { id: receipt.submitQuoteRequest.id })).ownerId;
};

test('the first rule that matches language, country and product gives a new request its owner', async () => {
  const [french, rebar, others] = [await aColleague(), await aColleague(), await aColleague()];
  await setRules([
    { language: 'FR', ownerId: french.id },
    { productType: 'rebar', country: 'Turkey', ownerId: rebar.id },
    { country: 'turkey', ownerId: others.id },
  ]);
  expect(await submit({ language: 'FR', productType: 'rebar' })).toBe(french.id);
  const { id: companyId } = await aCompany(kordon.db, { country: 'Turkey' });
  const { email } = await aContact(kordon.db, { companyId });
  expect(await submit({ language: 'TR', productType: 'rebar', email })).toBe(rebar.id);
  expect(await submit({ language: 'EN', productType: 'billet', email })).toBe(others.id);
  // The country of a new company is unknown.
  expect(await submit({ language: 'TR', productType: 'rebar' })).toBeNull();

  await setRules([{ language: 'AR', ownerId: others.id }]);
  expect(await submit({ language: 'EN' })).toBeNull();
});

test('a request that matches no rule gets the owner of its company, unless disabled', async () => {
  const [rule, owner] = [await aColleague(), await aColleague()];
  await setRules([{ language: 'FR', ownerId: rule.id }]);
  const { id: companyId } = await aCompany(kordon.db, { ownerId: owner.id });
  const { email } = await aContact(kordon.db, { companyId });
  expect(await submit({ language: 'EN', email })).toBe(owner.id);
  expect(await submit({ language: 'FR', email })).toBe(rule.id);
  await kordon.db.manager.update(AdminUser, { id: rule.id }, { disabledAt: new Date() });
  expect(await submit({ language: 'FR', email })).toBe(owner.id);
  await kordon.db.manager.update(AdminUser, { id: owner.id }, { disabledAt: new Date() });
  expect(await submit({ language: 'EN', email })).toBeNull();
});

test('rules are replaced as a whole, and invalid ones change nothing', async () => {
  const [colleague, analyst] = [await aColleague(), await aColleague({ role: 'analyst' })];
  const rule = { language: 'FA', country: null, productType: 'rebar', ownerId: colleague.id };
  expect(await setRules([rule])).toEqual({ setAssignmentRules: [rule] });
  for (const [rules, fields] of [
    [[rule, { ...rule, ownerId: analyst.id }], { 'rules[1].ownerId': 'form.choice.invalid' }],
    [[{ ...rule, ownerId: 'x' }], { 'rules[0].ownerId': 'form.choice.invalid' }],
    [[{ ...rule, country: 'x'.repeat(81) }], { 'rules[0].country': 'form.tooLong' }],
    [Array.from({ length: 51 }, () => rule), { rules: 'form.rules.tooMany' }],
  ] as const)
    expect((await kordon.admin.send(set, { rules })).errors?.[0]?.extensions).toMatchObject({ fields });
  expect(await kordon.admin.run('{ assignmentRules { ownerId } }')).toEqual({
    assignmentRules: [{ ownerId: colleague.id }],
  });
  expect(await setRules([])).toEqual({ setAssignmentRules: [] });
});

test('two replacements at the same instant leave the rules of one of them', async () => {
  const [one, other] = [await aColleague(), await aColleague()];
  await Promise.all([one, other].map(({ id }) => setRules([{ language: 'TR', ownerId: id }, { ownerId: id }])));
  const { assignmentRules } = await kordon.admin.run<{ assignmentRules: { ownerId: string }[] }>(
    '{ assignmentRules { ownerId } }',
  );
  expect(assignmentRules).toHaveLength(2);
  expect(new Set(assignmentRules.map(({ ownerId }) => ownerId)).size).toBe(1);
});
