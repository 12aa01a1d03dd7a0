import { getTakesDownloadName } from '@domain/castings/download.ts';
import { api } from '../../../lib/http/api.ts';
import type { ZipSource } from '../../../common/downloads/useZipDownload.ts';
import type { FormatText } from '../../../i18n/useText.ts';
import type { Cell } from '../../../common/board/cell.ts';
import { download } from '../../../lib/http/download.ts';

/** Returns the zip of a character's takes, with each talent's consent in its list. */
export const createTakesZip = ({ casting, voice }: Cell, text: FormatText): ZipSource => {
  const about = { character: voice.name };

  return {
    done: text('auditions.takesDownloaded', about),
    stopped: text('auditions.takesStopped', about),
    fetchFile: (how) =>
      download(api.auditions.downloadTakes, {
        name: getTakesDownloadName(casting.project.name, casting.language, voice.name),
        params: { id: casting.id },
        query: { voiceId: voice.id },
        ...how,
      }),
  };
};
