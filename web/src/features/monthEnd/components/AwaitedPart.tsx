import { useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { AwaitedPaper, MonthEnd } from '@domain/monthEnd/month-end.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { paths } from '../../../app/paths.ts';
import { IssuedInvoiceDialog } from '../../../common/orders/IssuedInvoiceDialog.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { FileButton } from '../../../components/upload/FileButton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { AMOUNT } from './amountLook.ts';
import { PartCard } from './PartCard.tsx';

interface Props {
  readonly part: MonthEnd['awaited'];
  readonly onDone: () => void;
}

/** Pro formas whose invoice is issued elsewhere, each with the button that adds its number and PDF. */
export const AwaitedPart = ({ part, onDone }: Props) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const [chosen, setChosen] = useState<{ readonly paper: AwaitedPaper; readonly file: File }>();

  return (
    <PartCard title={text('monthEnd.awaited')} part={part} action={null}>
      <PlainList aria-label={text('monthEnd.awaited')}>
        {part.papers.map((paper) => {
          const { id, number, projectId, projectName, issuedOn, amount, currency } = paper;

          return (
            <Row component="li" key={id} gap={1.5} align="center" sx={{ paddingBlock: 0.5 }}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={paths.castingsProject.href(projectId, ORDER_STEP)}>
                  <bdi>{projectName}</bdi>
                </Link>
                <Muted>{joinDotted([number, dates.day(issuedOn)])}</Muted>
              </Box>
              <Box sx={AMOUNT}>{formatMoney(amount, currency, locale)}</Box>
              <FileButton
                size="small"
                variant="outlined"
                accept="application/pdf"
                busy={false}
                label={text('monthEnd.enterNumberOf', { number })}
                onFile={(file) => setChosen({ paper, file })}
              >
                {text('monthEnd.enterNumber')}
              </FileButton>
            </Row>
          );
        })}
      </PlainList>
      {chosen && <IssuedInvoiceDialog {...chosen} onSaved={onDone} onClose={() => setChosen(undefined)} />}
    </PartCard>
  );
};
