import Bolt from '@mui/icons-material/BoltOutlined';
import Typography from '@mui/material/Typography';
import { EXPRESS_HOURS } from '@domain/projects/projects.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { formatShare } from '../../../common/pricing/priceFigures.ts';
import { useNow } from '../../../lib/useNow.ts';

const HOUR_MS = 3_600_000;

/** Express terms: deadline in the reader's zone, and surcharge. */
export const ExpressTerms = ({ surcharge }: { readonly surcharge: number }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const end = new Date(useNow() + EXPRESS_HOURS * HOUR_MS).toISOString();

  return (
    <SectionCard title={text('express.terms')}>
      <Stack component="dl" sx={{ margin: 0, '& dd': { margin: 0 } }}>
        <div>
          <Muted component="dt">{text('express.recordedBy')}</Muted>
          <Typography component="dd" sx={{ fontWeight: 600 }}>
            <time dateTime={end}>{dates.full(end)}</time>
          </Typography>
          <Muted component="dd">{text('express.hours', { hours: EXPRESS_HOURS })}</Muted>
        </div>
        <div>
          <Muted component="dt">{text('express.surcharge')}</Muted>
          <Typography
            component="dd"
            variant="h2"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}
          >
            <Bolt aria-hidden fontSize="small" />
            {surcharge > 0
              ? text('express.surchargeFor', { share: formatShare(surcharge, locale) })
              : text('express.noSurcharge')}
          </Typography>
          <Muted component="dd">{text('express.surchargeText')}</Muted>
        </div>
      </Stack>
    </SectionCard>
  );
};
