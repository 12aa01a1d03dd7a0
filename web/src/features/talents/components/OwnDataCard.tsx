import { SectionCard } from '../../../components/SectionCard.tsx';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useText } from '../../../i18n/useText.ts';
import { DataExport } from './DataExport.tsx';
import { DeletionOfData } from './DeletionOfData.tsx';

/** Everything held about a talent is theirs: to take along, and to have deleted. */
export const OwnDataCard = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  return (
    <SectionCard title={text('ownData.title')} lead={text('ownData.lead')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <DataExport />
        <Divider />
        <DeletionOfData talentId={talentId} />
      </Box>
    </SectionCard>
  );
};
