import Typography from '@mui/material/Typography';
import type { Project } from '@domain/projects/projects.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { getBudgetExcess, type Span } from './priceFigures.ts';

interface Props {
  readonly budget: Project['budget'];
  /** Before VAT; null: no price yet. */
  readonly span: Span | null;
  readonly currency: string;
}

/** Compares a price with the client's budget, if any. */
export const BudgetNote = ({ budget, span, currency }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  if (!budget) return null;

  const shown = formatMoney(budget.amount, budget.currency, locale);
  const over = span && budget.currency === currency ? getBudgetExcess(span, budget.amount) : null;
  const isOver = over !== null && over.lowest > 0;

  const words = !over
    ? text('price.budget', { budget: shown })
    : over.highest === 0
      ? text('price.budget.within', { budget: shown })
      : text(isOver ? 'price.budget.over' : 'price.budget.mayBeOver', {
          budget: shown,
          amount: formatMoney(isOver ? over.lowest : over.highest, currency, locale),
        });

  return (
    <Typography variant="body2" sx={{ color: isOver ? 'warning.main' : 'text.secondary' }}>
      {words}
    </Typography>
  );
};
