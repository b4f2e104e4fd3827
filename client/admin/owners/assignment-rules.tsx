import { Button, chakra, Flex, Grid } from '@chakra-ui/react';
import { FieldArray, useFormikContext } from 'formik';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countryNames, parseCountryName, translateCountry } from '../../../common/country-names.ts';
import { enumName, languages, storedValue } from '../../../common/enums.ts';
import { assignmentRulesForm, MAX_ASSIGNMENT_RULES } from '../../../common/forms/assignment-rule.ts';
import {
  useAssignmentRulesQuery,
  useSetAssignmentRulesMutation,
  type AssignmentRuleFragment,
} from '../../graphql/generated.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { notify } from '../../ui/toast/notify.ts';
import { useEnumOptions } from '../kit/enum-options.ts';
import { ErrorStrip } from '../kit/error-strip.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { products } from '../quotes/quote-filter.ts';
import { useAssignableColleagues } from './owner-menu.tsx';

const emptyRule = { language: '', country: '', productType: '', ownerId: '' };
type RuleValues = typeof emptyRule;

const toValues = ({ language, country, productType, ownerId }: AssignmentRuleFragment): RuleValues => ({
  language: storedValue<string>(languages, language) ?? '',
  country: country ? translateCountry(country) : '',
  productType: productType ?? '',
  ownerId,
});

/** The rules that give new requests an owner: the first one that matches counts. They are saved as a whole. */
export function AssignmentRules() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useAssignmentRulesQuery();
  const [setRules] = useSetAssignmentRulesMutation();
  if (error && !data) return <ErrorStrip title="rules.failed" error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <chakra.section px={{ base: '4', md: '5' }} py="5" borderTopWidth="1px" aria-labelledby="assignment-rules">
      <chakra.h2 id="assignment-rules" textStyle="head">
        <FormattedMessage id="rules.title" />
      </chakra.h2>
      <chakra.p color="fg.muted" mb="4" maxW="60ch">
        <FormattedMessage id="rules.text" />
      </chakra.p>
      <Form
        schema={assignmentRulesForm}
        initialValues={{ rules: data.assignmentRules.map(toValues) }}
        markedFields="required"
        onSubmit={async ({ rules }) => {
          await setRules({
            variables: {
              rules: rules.map(({ language, country, productType, ownerId }) => ({
                language: language ? enumName(language) : null,
                country: country ? parseCountryName(country) : null,
                productType: productType || null,
                ownerId,
              })),
            },
          });
          notify({ type: 'success', title: formatMessage({ id: 'rules.saved' }), topic: 'rules' });
        }}
        onFailure={() => notify({ type: 'error', title: formatMessage({ id: 'rules.notSaved' }), topic: 'rules' })}
      >
        <RuleRows />
      </Form>
    </chakra.section>
  );
}

function RuleRows() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<{ rules: RuleValues[] }>();
  const owners = useAssignableColleagues().map(({ id, name }) => ({ value: id, label: name }));
  const languageOptions = useEnumOptions('languageName', languages);
  const countryOptions = countryNames.map((name) => ({ value: name, label: name }));
  const productOptions = products.map((value) => ({ value, label: formatMessage({ id: `product.${value}` }) }));
  return (
    <FieldArray name="rules">
      {(rows) => (
        <>
          <chakra.ol display="grid" gap="3" mb="4">
            {values.rules.map((_, index) => (
              <Grid
                as="li"
                key={index}
                templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, minmax(0, 11rem)) auto' }}
                gap="2.5"
                alignItems="start"
                role="group"
                aria-label={formatMessage({ id: 'rules.rule' }, { number: index + 1 })}
              >
                <RuleSelect index={index} name="language" emptyOption="rules.anyLanguage" options={languageOptions} />
                <RuleSelect index={index} name="country" emptyOption="rules.anyCountry" options={countryOptions} />
                <RuleSelect index={index} name="productType" emptyOption="rules.anyProduct" options={productOptions} />
                <RuleSelect index={index} name="ownerId" emptyOption="form.select" options={owners} />
                <Flex gap="1" pt={{ lg: '6' }}>
                  <IconButton
                    label={formatMessage({ id: 'rules.up' })}
                    icon={ArrowUp}
                    disabled={index === 0}
                    onClick={() => rows.swap(index, index - 1)}
                  />
                  <IconButton
                    label={formatMessage({ id: 'rules.remove' })}
                    icon={Trash2}
                    onClick={() => rows.remove(index)}
                  />
                </Flex>
              </Grid>
            ))}
          </chakra.ol>
          <Flex gap="2" wrap="wrap">
            <Button
              disabled={values.rules.length >= MAX_ASSIGNMENT_RULES}
              onClick={() => rows.push({ ...emptyRule })}
              h={{ base: '11', md: '7' }}
            >
              <Plus aria-hidden />
              <FormattedMessage id="rules.add" />
            </Button>
            <SubmitButton
              label="admin.save"
              sendingLabel="admin.saving"
              size="md"
              variant="solid"
              colorPalette="molten"
            />
          </Flex>
        </>
      )}
    </FieldArray>
  );
}

interface RuleSelectProps {
  index: number;
  name: keyof RuleValues;
  emptyOption: string;
  options: { value: string; label: string }[];
}

const RuleSelect = ({ index, name, emptyOption, options }: RuleSelectProps) => (
  <SelectField
    name={`rules[${index}].${name}`}
    label={<FormattedMessage id={name === 'ownerId' ? 'owner.label' : `rules.${name}`} />}
    options={options}
    emptyOption={emptyOption}
  />
);
