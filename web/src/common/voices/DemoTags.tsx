import Chip from '@mui/material/Chip';
import type { DemoTraits } from '@domain/demos/demo-fields.ts';
import { Row } from '../../components/layout/Row.tsx';
import { useTraitWords } from './useTraitWords.ts';

interface Props {
  readonly traits: DemoTraits;
  /** Already shown nearby, such as a demo named after its category. */
  readonly without?: string;
}

/** A demo's traits in catalogue words. */
export const DemoTags = ({ traits, without }: Props) => {
  const labels = useTraitWords()(traits, without);

  return (
    <Row gap={0.5} sx={{ minHeight: 24 }}>
      {labels.map((label) => (
        <Chip
          key={label}
          size="small"
          label={label}
          sx={{ backgroundColor: 'surface.sunken', color: 'text.secondary' }}
        />
      ))}
    </Row>
  );
};
