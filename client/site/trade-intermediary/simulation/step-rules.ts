import { shipKnots } from '../../trade/sea-lanes.ts';
import type { Trade } from '../../trade/simulation.ts';
import { timelineRules, type Step } from '../../trade/timeline.ts';

/** Message id of a step's name under the trade's terms; `<id>.rule` says where its days come from. */
export function stepName({ id }: Step, { deliveryTerms, paymentTerms }: Trade): string {
  switch (id) {
    case 'security':
    case 'documents':
      return `simulation.step.${id}.${paymentTerms}`;
    case 'preparation':
      return `simulation.step.${id}.${deliveryTerms === 'exw' || deliveryTerms === 'fob' ? deliveryTerms : 'seller'}`;
    default:
      return `simulation.step.${id}`;
  }
}

/** The figures that the rules name. */
export const ruleFigures = ({ product }: Trade) => {
  const { tonsPerDay, ...days } = timelineRules;
  return { ...days, tonsPerDay: tonsPerDay[product], knots: shipKnots };
};
