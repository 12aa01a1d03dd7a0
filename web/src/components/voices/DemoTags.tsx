import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { DemoTraits } from '@domain/demos/demos.ts';
import { useCatalogLabel } from '../../lib/reference.ts';

interface Props {
  readonly traits: DemoTraits;
  /** Said beside already, such as a demo that is named after its category. */
  readonly without?: string;
}

/** What describes a voice, in catalogue words. */
export const DemoTags = ({ traits, without }: Props) => {
  const gender = useCatalogLabel('GENDER');
  const age = useCatalogLabel('AGE');
  const tone = useCatalogLabel('TONE');
  const category = useCatalogLabel('DEMO_CATEGORY');
  const labels = [
    gender(traits.gender),
    age(traits.voiceAge),
    tone(traits.tone),
    category(traits.category),
  ].filter((label) => label !== '' && label !== without);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, minHeight: 24 }}>
      {labels.map((label) => (
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
