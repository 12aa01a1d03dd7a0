import FilterList from '@mui/icons-material/FilterListOutlined';
import Button from '@mui/material/Button';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  /** Number of filters that are set. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly onToggle: () => void;
}

/** Opens and closes the finder's filters. */
export const FiltersButton = ({ count, isOpen, panelId, onToggle }: Props) => {
  const text = useText();

  return (
    <Button
      size="small"
      variant="outlined"
      color={count > 0 ? 'primary' : 'inherit'}
      startIcon={<FilterList />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
      sx={{ height: 32, borderRadius: '16px' }}
    >
      {text('finder.filtersSet', { count })}
    </Button>
  );
};
