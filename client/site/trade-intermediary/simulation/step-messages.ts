import { shipKnots } from '../../trade/sea-lanes.ts';
import type { Trade } from '../../trade/simulation.ts';
import { timelineRules, type Step } from '../../trade/timeline.ts';

/** Returns the message id of a step's name; the message `<id>.rule` explains its duration. */
export function getStepMessageId({ id }: Step, { deliveryTerms, paymentTerms }: Trade): string {
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

/** Returns the values of the rule messages. */
export const getRuleValues = ({ product }: Trade) => {
  const { tonsPerDay, ...days } = timelineRules;
  return { ...days, tonsPerDay: tonsPerDay[product], knots: shipKnots };
};
