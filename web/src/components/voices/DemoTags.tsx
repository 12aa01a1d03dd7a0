import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { DemoTraits } from '@domain/demos/demos.ts';
import { useCatalogLabel } from '../../lib/reference.ts';

/** What describes a voice, in catalogue words. */
export const DemoTags = ({ traits }: { readonly traits: DemoTraits }) => {
  const gender = useCatalogLabel('GENDER');
  const age = useCatalogLabel('AGE');
  const tone = useCatalogLabel('TONE');
  const category = useCatalogLabel('DEMO_CATEGORY');
  const labels = [gender(traits.gender), age(traits.voiceAge), tone(traits.tone), category(traits.category)];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {labels.filter(Boolean).map((label) => (
        <Chip
          key={label}
          size="small"
          label={label}
          sx={{ backgroundColor: 'surface.sunken', color: 'text.secondary' }}
        />
      ))}
    </Box>
  );
};
