import { Button, chakra, Dialog, Flex, Grid, Kbd } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { CircleEllipsis, Mail, Phone, Tent, Users } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { countryNames, parseCountryName } from '../../../common/country-names.ts';
import { currencies, deskSources, enumName, languages, type DeskSource } from '../../../common/enums.ts';
import { deskQuoteRequestForm, type DeskQuoteRequestForm } from '../../../common/forms/desk-quote-request.ts';
import {
  useContactChoicesQuery,
  useCreateDeskQuoteMutation,
  type ContactChoiceFragment,
  type DeskQuoteRequestInput,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { createSubmissionId } from '../../ui/form/submission-id.ts';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { SegmentedField } from '../communications/choice-fields.tsx';
import { CompanyField } from '../kit/company-field.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { useEnumOptions } from '../kit/enum-options.ts';
import { DraftSaver, DraftKeptNote, submitOnCtrlEnter } from '../kit/form-drafts.tsx';
import { Modal } from '../kit/modal.tsx';
import { useIsPhone } from '../kit/use-is-phone.ts';
import { useAssignableColleagues } from '../owners/owner-menu.tsx';
import { products } from '../quotes/quote-filter.ts';
import { useSession } from '../session/session.ts';
import { KnownRecords } from './known-records.tsx';
import type { LeadCompany } from '../shell/new-record.tsx';

interface Props {
  /** Company of the request, which the user can change. */
  company?: LeadCompany;
  onClose: () => void;
}

/** The input of the fields, before the schema casts it. */
type LeadFields = Record<
  'source' | 'companyId' | 'contactId' | 'company' | 'name' | 'email' | 'phone' | 'currency' | 'language',
  string
>;

/** Unsaved input by the user's e-mail. A dialog of a company starts empty. */
const unsavedDrafts = new Map<string, LeadFields>();

const sourceIcons = { phone: Phone, fair: Tent, email: Mail, referral: Users, other: CircleEllipsis } as const;
/** A live region without content takes no row of the grid, but stays in the page. */
const withoutEmptyRows = { '& > [role=status]:empty': { position: 'absolute' } } as const;
const label = (name: string) => <FormattedMessage id={`lead.${name}`} />;

/** Dialog in which a salesperson enters a request by hand, after a call, a meeting or a mail. Ctrl/⌘+Enter saves. */
export default function LeadDialog({ company, onClose }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const userEmail = useSession().profile?.email ?? '';
  const companyInput = useRef<HTMLInputElement>(null);
  const [id] = useState(createSubmissionId);
  const [create] = useCreateDeskQuoteMutation();
  const initialValues = useMemo(
    () => ({
      source: 'phone',
      language: 'tr',
      currency: currencies[0],
      ...(company ? { companyId: company.id, company: company.name } : unsavedDrafts.get(userEmail)),
    }),
    [company, userEmail],
  );

  async function save(form: DeskQuoteRequestForm) {
    const { data } = await create({ variables: { input: toInput(form), id } });
    if (!company) unsavedDrafts.delete(userEmail);
    const created = data?.createDeskQuoteRequest;
    notify({
      type: 'success',
      title: formatMessage({ id: 'lead.saved' }),
      description: [created?.reference, form.name].filter(Boolean).join(', '),
      topic: 'lead',
    });
    onClose();
    if (created) void navigate(`/admin/quotes/${created.id}`);
  }

  return (
    <Modal open hasForm onClose={onClose} size="lg" title={label('title')} initialFocus={companyInput}>
      <Form
        schema={deskQuoteRequestForm}
        initialValues={initialValues}
        markedFields="required"
        onSubmit={save}
        onKeyDown={submitOnCtrlEnter}
      >
        {!company && <DraftSaver drafts={unsavedDrafts} userEmail={userEmail} />}
        <Dialog.Body display="grid" gap="3.5" css={withoutEmptyRows}>
          <SourceField />
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            gap="3.5"
            alignItems="start"
          >
            <CompanyField name="companyId" textName="company" label="lead.company" ref={companyInput} />
            <TextField name="name" label={label('name')} autoComplete="off" />
            <Contacts />
            <TextField name="phone" type="tel" label={label('phone')} autoComplete="off" />
            <TextField name="email" type="email" label={label('email')} autoComplete="off" />
          </Grid>
          <KnownRecords onOpen={onClose} />
          <RequestFields />
        </Dialog.Body>
        <DialogActions
          label="lead.save"
          sendingLabel="admin.saving"
          icon={<Kbd variant="plain">Ctrl ↵</Kbd>}
          onClose={onClose}
        >
          {!company && <DraftKeptNote />}
        </DialogActions>
      </Form>
    </Modal>
  );
}

function toInput({
  source,
  language,
  currency,
  country,
  amount,
  ...form
}: DeskQuoteRequestForm): DeskQuoteRequestInput {
  return {
    ...form,
    source: enumName(source),
    language: enumName(language),
    country: country && parseCountryName(country),
    amount: amount ?? null,
    currency: amount ? currency : null,
  };
}

function SourceField() {
  const options = useEnumOptions<DeskSource>('quoteSource', deskSources);
  const isPhone = useIsPhone();
  return (
    <SegmentedField
      name="source"
      label="lead.source"
      isLabelHidden
      // Without icons the five options fit into one line.
      options={isPhone ? options : options.map((option) => ({ ...option, icon: sourceIcons[option.value] }))}
    />
  );
}

const noContacts: ContactChoiceFragment[] = [];

/** The contacts of the selected company; a click fills in the person. */
function Contacts() {
  const { values, setValues } = useFormikContext<LeadFields>();
  const { companyId, contactId } = values;
  const { data } = useContactChoicesQuery(companyId ? { variables: { companyId } } : skipToken);
  const contacts = companyId ? (data?.contacts.edges.map(({ node }) => node) ?? noContacts) : noContacts;
  if (contacts.length === 0) return null;
  return (
    <Flex role="group" aria-labelledby="lead-contacts" wrap="wrap" align="center" gap="2" gridColumn={{ md: '1 / -1' }}>
      <chakra.span id="lead-contacts" color="fg.muted" textStyle="meta">
        {label('contacts')}
      </chakra.span>
      {contacts.slice(0, MAX_CONTACTS).map((contact) => (
        <Button
          key={contact.id}
          h={{ base: '11', md: '7' }}
          aria-pressed={contactId === contact.id}
          onClick={() =>
            void setValues(
              contactId === contact.id
                ? { ...values, contactId: '' }
                : { ...values, contactId: contact.id, name: contact.name, email: contact.email ?? '', phone: '' },
            )
          }
        >
          <bdi>{contact.name}</bdi>
        </Button>
      ))}
    </Flex>
  );
}

const MAX_CONTACTS = 6;

function RequestFields() {
  const { formatMessage } = useIntl();
  const languageOptions = useEnumOptions('languageName', languages);
  const colleagues = useAssignableColleagues();
  return (
    <>
      <Grid
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' }}
        gap="3.5"
        alignItems="start"
      >
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <SelectField
            name="productType"
            label={label('product')}
            emptyOption="admin.none"
            options={products.map((value) => ({ value, label: formatMessage({ id: `product.${value}` }) }))}
          />
        </chakra.div>
        <TextField name="quantity" type="number" inputMode="decimal" min={0} step="any" label={label('quantity')} />
        <TextField name="country" label={label('country')} list="lead-countries" autoComplete="off" />
        <datalist id="lead-countries">
          {countryNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </Grid>
      <TextAreaField name="message" label={label('message')} rows={3} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr) 6rem', md: 'minmax(0, 1fr) 5.5rem repeat(2, minmax(0, 1fr))' }}
        gap="3.5"
        alignItems="start"
      >
        <TextField name="amount" type="number" inputMode="decimal" min={0} step="any" label={label('amount')} />
        <SelectField
          name="currency"
          label={label('currency')}
          emptyOption={null}
          options={currencies.map((value) => ({ value, label: value }))}
        />
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <SelectField name="language" label={label('language')} emptyOption={null} options={languageOptions} />
        </chakra.div>
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <SelectField
            name="ownerId"
            label={label('owner')}
            emptyOption="lead.ownerByRules"
            options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </chakra.div>
      </Grid>
    </>
  );
}
