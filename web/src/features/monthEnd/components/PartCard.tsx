import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import type { MonthEndPart } from '@domain/monthEnd/month-end.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly title: string;
  readonly part: MonthEndPart;
  /** The button that does it, or leads to it; not shown with nothing to do. */
  readonly action: ReactNode;
  /** The items, where the page does the work. */
  readonly children?: ReactNode;
}

/** One kind of work at the end of a month: its number, its sum and its button. */
export const PartCard = ({ title, part: { count, hasMore, sums }, action, children }: Props) => {
  const text = useText();
  const { locale } = useLocale();

  return (
    <SectionCard title={title}>
      {count === 0 ? (
        <Muted>{text('monthEnd.none')}</Muted>
      ) : (
        <Row align="center" gap={2}>
          <Typography variant="h2" component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {joinDotted(sums.map(({ amount, currency }) => formatMoney(amount, currency, locale)))}
          </Typography>
          <Muted sx={{ flex: '1 1 120px' }}>
            {text(hasMore ? 'monthEnd.countMore' : 'monthEnd.count', { count })}
          </Muted>
          {action}
        </Row>
      )}
      {children}
    </SectionCard>
  );
};
