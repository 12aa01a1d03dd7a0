import { castingBoardApi } from '@domain/castings/casting-board.api.ts';
import type { Casting } from '@domain/castings/castings.ts';
import { downloadName } from '@domain/castings/download.ts';
import { ZipDownload } from '../../../components/ZipDownload.tsx';
import { useText } from '../../../i18n/useText.ts';
import { download } from '../../../lib/http/download.ts';
import { useLanguageWord } from '../../../lib/reference.ts';

/** Saves the voices of a language as one zip. */
export const DownloadButton = ({ casting }: { readonly casting: Casting }) => {
  const text = useText();
  const language = useLanguageWord()(casting.language);
  return (
    <ZipDownload
      label={text('selection.download')}
      description={text('selection.downloadOf', { language })}
      done={text('selection.downloaded', { language })}
      stopped={text('selection.downloadCancelled', { language })}
      fetchFile={(how) =>
        download(castingBoardApi['castings.downloadAll'], {
          name: downloadName(casting.project.name, casting.language),
          params: { id: casting.id },
          ...how,
        })
      }
    />
  );
};
