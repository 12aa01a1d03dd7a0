import { getAppProof } from '../../stack/app-proof.mjs';
import { APP_ADDRESS } from '../../stack/fixed-points.mjs';
import { countReads, getToken } from '../emulated.mjs';
import { AGENCY } from './many.mjs';

/** Maximum reads of a list beyond its shown rows. */
const BEYOND = 2;

/** Measured lists and their names in the table. */
const LISTS = [
  ['Roster, first page', '/talentCRM'],
  ['Roster, filtered', '/talentCRM?gender=FEM&age=ADU&answered=homeStudio,contract'],
  ['Roster, searched', '/talentCRM?search=mar+va'],
  ['Voice finder, three filters', '/demoCache?language=eng&gender=FEM&voiceAge=ADU&tone=MED'],
  ['Voice finder, natural voice', '/demoCache?language=eng&voiceSpec=RASPY'],
  ['Voice finder, connection tested', '/demoCache?language=eng&liveTested=true'],
];

export const STAFF = 'admin@agency-one.example';

/** Measures lists' reads beyond what they show, and their times; `holding`: the number of records. */
export const benchLists = async (holding) => {
  const authorization = `Bearer ${await getToken(STAFF)}`;
  const headers = { ...(await getAppProof()), Authorization: authorization, 'X-Agency-Id': AGENCY };
  const rows = [];

  for (const [name, path] of LISTS) {
    const ask = async () => {
      const response = await fetch(`${APP_ADDRESS}/api${path}`, { headers });
      const { collection: page, message } = await response.json();
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${message}`);
      return page.items.length;
    };

    const shown = await ask();
    const startedAt = performance.now();
    const reads = await countReads(ask);
    const took = Math.round(performance.now() - startedAt);
    const most = shown + BEYOND;

    rows.push([
      `${name}, of ${holding}`,
      `${reads} read of all collections, ${took} ms`,
      `${shown} shown and ${BEYOND} at most: ${most}${reads > most ? ' !' : ''}`,
    ]);
  }

  return rows;
};
