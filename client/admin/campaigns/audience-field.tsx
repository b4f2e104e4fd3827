import { chakra, NativeSelect } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { InferType } from 'yup';
import { enumName, storedValue, viewLists, type ViewList as StoredList } from '../../../common/enums.ts';
import type { campaignForm } from '../../../common/forms/campaign.ts';
import { useSavedViewsQuery, type CampaignRecordFragment, type ViewList } from '../../graphql/generated.ts';
import { FieldShell } from '../../ui/form/field-shell.tsx';
import { useFormField } from '../../ui/form/use-form-field.ts';
import { sortQuery } from '../views/view-query.ts';

const paths: Record<StoredList, string> = { companies: '/admin/companies', quote_requests: '/admin/quotes' };

interface Choice {
  list: StoredList;
  query: string;
  label: string;
}

const toKey = ({ list, query }: Pick<Choice, 'list' | 'query'>) => `${list}?${sortQuery(query)}`;

/** Selects whose contacts get a campaign: a whole list, a saved view, or the filter that the campaign was started from. */
export function AudienceField() {
  const { formatMessage } = useIntl();
  const { values, setValues } = useFormikContext<InferType<typeof campaignForm>>();
  const hint = <FormattedMessage id="campaigns.listHint" />;
  const field = useFormField('query', { hint });
  const companyViews = useSavedViewsQuery({ variables: { list: 'COMPANIES' } }).data?.savedViews ?? [];
  const requestViews = useSavedViewsQuery({ variables: { list: 'QUOTE_REQUESTS' } }).data?.savedViews ?? [];

  const choices = viewLists.flatMap((list): Choice[] => {
    const name: ViewList = enumName(list);
    const views = list === 'companies' ? companyViews : requestViews;
    return [
      { list, query: '', label: formatMessage({ id: `campaigns.list.all.${name}` }) },
      ...views.map((view) => ({
        list,
        query: view.query,
        label: formatMessage({ id: `campaigns.list.view.${name}` }, { name: view.name }),
      })),
    ];
  });
  const { list, query } = values;
  if (!choices.some((choice) => toKey(choice) === toKey(values)))
    choices.unshift({ list, query, label: formatMessage({ id: `campaigns.list.filter.${enumName(list)}` }) });

  return (
    <FieldShell field={field} label={<FormattedMessage id="campaigns.list" />}>
      <NativeSelect.Root>
        <NativeSelect.Field
          {...field.control}
          value={toKey(values)}
          onChange={({ target }) => {
            const choice = choices.find((one) => toKey(one) === target.value);
            if (choice) void setValues({ ...values, list: choice.list, query: choice.query });
          }}
        >
          {choices.map((choice) => (
            <option key={toKey(choice)} value={toKey(choice)}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <chakra.span textDecoration="underline" textUnderlineOffset="3px" minH={{ base: '11', md: '6' }} asChild>
        <Link to={{ pathname: paths[list], search: query }} target="_blank">
          <FormattedMessage id="campaigns.list.show" />
        </Link>
      </chakra.span>
    </FieldShell>
  );
}

/** Whose contacts got a campaign, with a link to the list. */
export function AudienceName({ list, query, subscribers }: CampaignRecordFragment['audience']) {
  if (subscribers) return <FormattedMessage id="campaigns.subscribers" />;
  return (
    <chakra.span textDecoration="underline" textUnderlineOffset="3px" asChild>
      <Link to={{ pathname: paths[storedValue(viewLists, list)], search: query }}>
        <FormattedMessage id={`campaigns.list.${query ? 'filter' : 'all'}.${list}`} />
      </Link>
    </chakra.span>
  );
}
