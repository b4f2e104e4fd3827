import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { hydraulicHose } from '../../../../common/business.ts';
import { RangeScale } from '../../../ui/range-scale.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { SpecificationList } from '../detail/specification.tsx';
import { hoseRanges } from './hose.ts';

const { lifeYears, standards, temperatureCelsius } = hydraulicHose;

/** Technical ranges drawn to scale, then the standards and the service life. */
export function HoseSpecification() {
  return (
    <PageContainer as="section" paddingBottom="var(--section)" aria-labelledby="specification">
      <Box as="h2" id="specification" textStyle="h1" marginBottom="28">
        <FormattedMessage id="equipment-detail.specification" />
      </Box>
      <SpecificationList>
        {hoseRanges.map(({ id, unit, range, ticks }) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={`hydraulic-hoses.spec.${id}`} />
              {id === 'temperature' && (
                <small>
                  <FormattedMessage
                    id="hydraulic-hoses.spec.temperature.special"
                    values={{ special: temperatureCelsius.special }}
                  />
                </small>
              )}
            </dt>
            <dd data-drawn="">
              <RangeScale {...range} ticks={ticks} />
            </dd>
            <dd data-figure="">
              <FormattedMessage id={`hydraulic-hoses.range.${unit}`} values={{ min: range.min, max: range.max }} />
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <FormattedMessage id="hydraulic-hoses.spec.standard" />
          </dt>
          <dd data-drawn="">
            <bdi dir="ltr">EN 853 · EN 856 · EN 857</bdi>
          </dd>
          <dd data-figure="">
            <bdi dir="ltr">{standards}</bdi>
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="hydraulic-hoses.spec.life" />
          </dt>
          <dd data-drawn="">
            <FormattedMessage id="hydraulic-hoses.spec.life.condition" />
          </dd>
          <dd data-figure="">
            <FormattedMessage id="hydraulic-hoses.range.years" values={lifeYears} />
          </dd>
        </div>
      </SpecificationList>
    </PageContainer>
  );
}
