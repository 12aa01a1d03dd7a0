import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import type { PreviewPage } from '@domain/castings/castings.ts';
import { paths } from '../../../app/paths.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly characters: PreviewPage['characters'];
  readonly chosen: string | undefined;
  /** Set for clients, who may open their project's characters. */
  readonly projectId?: string;
  readonly onChoose: (character: string | undefined) => void;
}

export const CharacterMenu = ({ characters, chosen, projectId, onChoose }: Props) => {
  const text = useText();
  if (characters.length === 0 && projectId === undefined) return null;

  const choices = [{ key: undefined, name: text('preview.everybody') }, ...characters];

  return (
    <Box
      role="group"
      data-off-paper
      aria-label={text('preview.characters')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        overflowX: { md: 'auto' },
        paddingBlock: 0.5,
      }}
    >
      {choices.map((choice) => {
        const active = choice.key === chosen;

        return (
          <Chip
            key={choice.key ?? ''}
            label={choice.name}
            aria-pressed={active}
            color={active ? 'primary' : 'default'}
            variant={active ? 'filled' : 'outlined'}
            onClick={() => onChoose(choice.key)}
            sx={{ height: 36, flexShrink: 0, fontSize: '0.875rem' }}
          />
        );
      })}
      {projectId !== undefined && (
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={paths.project.href(projectId, 1)}
          sx={{ flexShrink: 0, marginInlineStart: 'auto' }}
        >
          {text('preview.manage')}
        </Button>
      )}
    </Box>
  );
};
