import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import type { CastingPreview } from '@domain/castings/castings.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName, useLanguageWord } from '../../../lib/reference.ts';

interface Props {
  readonly castings: readonly CastingPreview[];
  readonly chosen: string | undefined;
  readonly withAll: boolean;
  /** Always side by side, regardless of width. */
  readonly isRow: boolean;
  /** Set for a project's preview: icons then open one language each. */
  readonly getHref?: (language: string) => string;
  readonly onChoose: (language: string | undefined) => void;
}

const getEntryStyle = (active: boolean) => ({
  flex: 1,
  justifyContent: 'flex-start',
  minHeight: 44,
  paddingInline: 1.5,
  borderRadius: '6px',
  fontSize: 'inherit',
  whiteSpace: 'nowrap',
  fontWeight: active ? 600 : 450,
  color: active ? 'text.primary' : 'text.secondary',
  backgroundColor: active ? 'surface.sunken' : 'transparent',
  '&:hover': { color: 'text.primary' },
});

/** Languages in a column; in a row on phones. */
export const WorkingLanguageMenu = ({ castings, chosen, withAll, isRow, getHref, onChoose }: Props) => {
  const text = useText();
  const languageName = useLanguageName();
  const languageWord = useLanguageWord();

  return (
    <Box component="nav" aria-label={text('preview.workingLanguage')} sx={{ minWidth: 0 }}>
      <Muted
        variant="subtitle2"
        component="h2"
        sx={{ paddingInline: { md: isRow ? 0 : 1.5 }, marginBottom: 0.5 }}
      >
        {text('preview.workingLanguage')}
      </Muted>
      <PlainList
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: isRow ? 'row' : 'column' },
          gap: 0.5,
          overflowX: 'auto',
        }}
      >
        {withAll && (
          <Box component="li" sx={{ display: 'flex' }}>
            <ButtonBase
              aria-pressed={chosen === undefined}
              onClick={() => onChoose(undefined)}
              sx={getEntryStyle(chosen === undefined)}
            >
              {text('preview.all')}
            </ButtonBase>
          </Box>
        )}
        {castings.map((casting) => {
          const name = languageName(casting.language);
          const active = casting.language === chosen;

          return (
            <Box component="li" key={casting.language} sx={{ display: 'flex', alignItems: 'center' }}>
              <ButtonBase
                aria-pressed={active}
                onClick={() => onChoose(casting.language)}
                sx={getEntryStyle(active)}
              >
                <bdi>{name}</bdi>
              </ButtonBase>
              {getHref && (
                <IconButton
                  component="a"
                  href={getHref(casting.language)}
                  target="_blank"
                  rel="noopener"
                  aria-label={text('selection.openPreviewFor', { language: languageWord(casting.language) })}
                  sx={{
                    width: 44,
                    height: 44,
                    color: 'text.secondary',
                    // On phones guests listen on this page.
                    ...(isRow ? { display: { xs: 'none', sm: 'inline-flex' } } : {}),
                  }}
                >
                  <OpenInNew fontSize="small" />
                </IconButton>
              )}
            </Box>
          );
        })}
      </PlainList>
    </Box>
  );
};
