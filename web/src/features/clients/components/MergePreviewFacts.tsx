import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { MergePreview } from '@domain/companies/companies.ts';
import { joinNames } from '@domain/values/direction.ts';
import { FactList } from '../../../components/FactList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogLabel } from '../../../lib/reference.ts';

const MOVES = ['people', 'projects', 'licences', 'orders', 'invoices'] as const;

/** Effects of a merge, and which values win. */
export const MergePreviewFacts = ({ preview }: { readonly preview: MergePreview }) => {
  const text = useText();
  const typeOf = useCatalogLabel('COMPANY_TYPE');
  const { from, into, moves, people, billing, obstacle } = preview;
  if (obstacle !== null)
    return <Alert severity="warning">{text(`companies.obstacle.${obstacle}`, { company: from.name })}</Alert>;

  return (
    <Stack gap={1.5}>
      <Typography variant="subtitle2">{text('companies.moves', { company: into.name })}</Typography>
      <FactList facts={MOVES.map((what) => [text(`companies.moves.${what}`), String(moves[what])])} />
      <Typography variant="subtitle2">{text('companies.together')}</Typography>
      <FactList
        facts={[
          [text('companies.peopleFrom', { company: from.name }), joinNames(people.from) || '—'],
          [text('companies.peopleInto', { company: into.name }), joinNames(people.into) || '—'],
        ]}
      />
      <Typography variant="subtitle2">{text('companies.wins')}</Typography>
      <FactList
        facts={[
          [text('companies.name'), into.name],
          [text('companies.type'), typeOf(into.companyType)],
          [text('companies.billing'), text(`companies.billing.${billing}`)],
        ]}
      />
    </Stack>
  );
};
