import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderChange, OrderView } from '@domain/orders/orders.api.ts';
import type { Project } from '@domain/projects/projects.ts';
import { isChangeable } from '@domain/projects/transitions.ts';
import { formatMoney } from '@domain/values/money.ts';
import { AmountRow } from '../../../common/pricing/AmountRow.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { AcceptDialog } from '../dialogs/AcceptDialog.tsx';
import { getChangedExtras } from '../data/getChangedExtras.ts';
import { getChangedRoles } from '../data/getChangedRoles.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { Obstacles } from './Obstacles.tsx';
import { useSides } from './useSides.ts';

interface Props {
  readonly order: OrderView;
  readonly project: Pick<Project, 'airDate' | 'shelf' | 'state'>;
  readonly change: OrderChange;
  /** A newer price is on its way. */
  readonly isOld: boolean;
  readonly onPriceChanged: () => void;
}

/** The project differs from its order: the new price, and the client's decision. */
export const ChangeCard = ({ order, project, change, isOld, onPriceChanged }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const languageName = useLanguageName();
  const { isBuyer, may } = useSides(order);
  const [isAccepting, setAccepting] = useState(false);
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  const difference = change.total - order.total;
  const signed = `${difference > 0 ? '+' : ''}${money(difference)}`;
  const { added, removed } = getChangedExtras(order.priceExtras, order.extras);
  const roles = getChangedRoles(order.price.lines ?? [], change.price.lines ?? []);

  return (
    <SectionCard title={text('ordering.changed')}>
      <Alert severity="info" sx={{ marginBottom: 1.5 }}>
        {text(isBuyer ? 'ordering.changedText' : 'ordering.changedForAgency')}
      </Alert>
      {difference === 0 && roles.length + added.length + removed.length === 0 && (
        <Typography variant="body2">{text('ordering.recast')}</Typography>
      )}
      {roles.map(({ key, character, language, before, after }) => (
        <AmountRow
          key={key}
          name={
            language === ''
              ? text('price.wholeProject')
              : text('price.role', { character, language: languageName(language) })
          }
          amount={text('ordering.fromTo', {
            before: before === null ? '–' : money(before),
            after: after === null ? '–' : money(after),
          })}
        />
      ))}
      {added.map(({ label, amount }) => (
        <AmountRow key={`added ${label} ${amount}`} name={label} amount={money(amount)} />
      ))}
      {removed.map(({ label, amount }) => (
        <AmountRow
          key={`removed ${label} ${amount}`}
          name={text('ordering.extraRemoved', { label })}
          amount={money(-amount)}
        />
      ))}
      <AmountRow name={text('ordering.ordered')} amount={money(order.total)} />
      <AmountRow name={text('ordering.now')} amount={money(change.total)} isHead />
      <AmountRow name={text('ordering.difference')} amount={signed} />
      <Obstacles of={order.obstacles} projectId={order.projectId} unchosen={change.price.unchosen} />
      {may('place') && isChangeable(project) && (
        <Box sx={{ marginTop: 2 }}>
          <Button
            variant="contained"
            disabled={isOld || order.obstacles.length > 0}
            onClick={() => setAccepting(true)}
          >
            {text('ordering.accept', { total: money(change.total) })}
          </Button>
        </Box>
      )}
      {isAccepting && (
        <AcceptDialog
          order={order}
          priceKey={change.priceKey}
          total={money(change.total)}
          price={change.price}
          airDate={project.airDate}
          onPriceChanged={onPriceChanged}
          onClose={() => setAccepting(false)}
          onPlaced={() => setAccepting(false)}
        />
      )}
    </SectionCard>
  );
};
