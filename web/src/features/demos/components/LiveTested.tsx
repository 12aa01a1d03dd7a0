import Cable from '@mui/icons-material/CableOutlined';
import { DateText } from '../../../components/DateText.tsx';
import { useFigures } from '../../../common/connection/useFigures.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';

/** The agency's test of a voice's live connection, with date and measurements. */
export const LiveTested = ({ rehearsal }: { readonly rehearsal: NonNullable<FoundDemo['rehearsal']> }) => {
  const text = useText();
  const figures = useFigures()(rehearsal);

  return (
    <Muted variant="caption" component="p" sx={{ display: 'flex', gap: 0.5, marginTop: 0.5 }}>
      <Cable aria-hidden sx={{ fontSize: 16, flexShrink: 0 }} />
      <span>
        {text('finder.rehearsed')} <DateText instant={rehearsal.at} />
        {figures.map((figure) => `, ${figure}`)}
      </span>
    </Muted>
  );
};
