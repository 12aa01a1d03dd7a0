import { useState } from 'react';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { characterSchema } from '@domain/projects/projects.schema.ts';
import { PROJECT_CHARACTERS_MAX, type Character } from '@domain/projects/projects.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { AddRowForm } from '../../../components/form/AddRowForm.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { countShortlistedInAll, type ProjectBoard } from '../../../common/board/board.ts';
import { api } from '../../../lib/http/api.ts';

const CharacterDialog = lazyComponent(() =>
  import('../dialogs/CharacterDialog.tsx').then((module) => module.CharacterDialog),
);

const schema = characterSchema.pick(['name']);

/** The characters to be voiced. */
export const CharactersCard = ({ board }: { readonly board: ProjectBoard }) => {
  const text = useText();
  const [leaving, setLeaving] = useState<Character>();
  const [edited, setEdited] = useState<Character>();
  const { project, voices, castings } = board;

  const remove = async (submission: Submission) => {
    if (leaving) await api.projects.deleteVoice({ projectId: project.id, voiceId: leaving.id }, submission);
    setLeaving(undefined);
  };

  return (
    <SectionCard
      title={text('projects.characters')}
      count={voices.length}
      lead={text('projects.charactersLead')}
    >
      <RowList label={text('projects.characters')}>
        {voices.map((voice) => {
          const shortlisted = countShortlistedInAll(castings, [voice]);

          return (
            <li key={voice.id}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography>
                  <bdi>{voice.name}</bdi>
                </Typography>
                {voice.description && <Muted sx={{ whiteSpace: 'pre-line' }}>{voice.description}</Muted>}
              </Box>
              {shortlisted > 0 && (
                <Muted sx={{ whiteSpace: 'nowrap' }}>
                  {text('projects.shortlisted', { count: shortlisted })}
                </Muted>
              )}
              <Tooltip title={text('projects.editCharacter')}>
                <IconButton
                  size="small"
                  aria-label={text('projects.editCharacterNamed', { name: voice.name })}
                  onPointerEnter={CharacterDialog.ahead}
                  onClick={() => setEdited(voice)}
                >
                  <Edit fontSize="small" />
                </IconButton>
              </Tooltip>
              <Tooltip title={text('common.delete')}>
                <IconButton
                  size="small"
                  aria-label={text('projects.deleteCharacter', { name: voice.name })}
                  onClick={() => setLeaving(voice)}
                >
                  <Delete fontSize="small" />
                </IconButton>
              </Tooltip>
            </li>
          );
        })}
      </RowList>
      {voices.length < PROJECT_CHARACTERS_MAX && (
        <AddRowForm
          label={text('projects.newCharacter')}
          draftName={`character.${project.id}`}
          schema={schema}
          onAdd={(name, submission) => api.projects.createVoice({ projectId: project.id, name }, submission)}
          marginTop={voices.length > 0 ? 1.5 : 0}
        />
      )}
      {edited && <CharacterDialog character={edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDialog
        open={leaving !== undefined}
        title={text('projects.deleteCharacterTitle', { name: leaving?.name ?? '' })}
        confirmLabel={text('common.delete')}
        tone="error"
        onConfirm={remove}
        onCancel={() => setLeaving(undefined)}
      >
        {text('projects.deleteCharacterText', {
          count: leaving ? countShortlistedInAll(castings, [leaving]) : 0,
        })}
      </ConfirmDialog>
    </SectionCard>
  );
};
