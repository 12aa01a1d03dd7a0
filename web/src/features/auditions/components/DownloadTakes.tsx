import { talentAuditionsApi } from '@domain/auditions/talent-auditions.api.ts';
import { takesDownloadName } from '@domain/castings/download.ts';
import { ZipDownload } from '../../../components/ZipDownload.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Cell } from '../../../lib/board/cell.ts';
import { download } from '../../../lib/http/download.ts';

/** Saves the takes of a character as one zip, whose list says what each talent allows. */
export const DownloadTakes = ({ cell: { casting, voice } }: { readonly cell: Cell }) => {
  const text = useText();
  const about = { character: voice.name };
  return (
    <ZipDownload
      label={text('auditions.downloadTakes')}
      description={text('auditions.downloadTakesOf', about)}
      done={text('auditions.takesDownloaded', about)}
      stopped={text('auditions.takesStopped', about)}
      fetchFile={(how) =>
        download(talentAuditionsApi['auditions.downloadTakes'], {
          name: takesDownloadName(casting.project.name, casting.language, voice.name),
          params: { id: casting.id },
          query: { voiceId: voice.id },
          ...how,
        })
      }
    />
  );
};
