import MenuItem from '@mui/material/MenuItem';
import type { Casting } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { ChipSelect } from '../../../components/form/ChipSelect.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { countShortlisted, type ProjectBoard } from '../../../common/board/board.ts';
import { useLanguageName } from '../../../lib/reference.ts';

interface Props {
  readonly board: ProjectBoard;
  readonly casting: Casting;
  readonly voice: Character;
  readonly onChange: (target: { language?: string; voice?: string }) => void;
}

/** The searched language and the target character. */
export const FinderTarget = ({ board, casting, voice, onChange }: Props) => {
  const text = useText();
  const languageName = useLanguageName();

  return (
    <>
      <ChipSelect
        id="finder-language"
        label={text('finder.language')}
        value={casting.language}
        onChange={(language) => onChange({ language })}
      >
        {board.castings.map((item) => (
          <MenuItem key={item.id} value={item.language}>
            {languageName(item.language)}
          </MenuItem>
        ))}
      </ChipSelect>
      <ChipSelect
        id="finder-character"
        label={text('finder.character')}
        value={voice.id}
        shown={<bdi>{voice.name}</bdi>}
        onChange={(id) => onChange({ voice: id })}
      >
        {board.voices.map((item) => {
          const count = countShortlisted(casting, item.id);
          return (
            <MenuItem key={item.id} value={item.id} sx={{ justifyContent: 'space-between', gap: 3 }}>
              <bdi>{item.name}</bdi>
              <Muted component="span" variant="inherit">
                {text('projects.shortlisted', { count })}
              </Muted>
            </MenuItem>
          );
        })}
      </ChipSelect>
    </>
  );
};
