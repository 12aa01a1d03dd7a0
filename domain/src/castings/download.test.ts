import { describe, expect, it } from 'vitest';
import { getDownloadName, getDownloadNames } from './download.ts';

const voice = (character: string, talentPublicName = 'Ana B.') => ({
  character,
  talentPublicName,
  language: 'eng',
});

describe('the files of a casting', () => {
  it('are named by number, character, voice and language', () => {
    expect(getDownloadNames([voice('Captain'), voice('Captain')])).toEqual([
      '01 Captain - Ana B - eng.mp3',
      '02 Captain - Ana B - eng.mp3',
    ]);
  });

  it('sort in list order, for any number of voices', () => {
    const names = getDownloadNames(Array.from({ length: 120 }, (_, index) => voice(index % 2 ? 'A' : 'Z')));
    expect([...names].sort()).toEqual(names);
    expect(names[0]).toMatch(/^001 /);
  });

  it('stay in their folder, with names that every system accepts', () => {
    const [name = ''] = getDownloadNames([voice('../../etc\\passwd', 'C:\u202e"x"?')]);
    expect(name).toBe('01 etc passwd - C x - eng.mp3');
    expect(getDownloadNames([voice('...', '///')])[0]).toBe('01 _ - _ - eng.mp3');
    expect(getDownloadNames([voice('é'.repeat(200))])[0]?.length).toBeLessThan(80);
    expect(getDownloadName('A/B: "C"', 'spa')).toBe('A B C - spa.zip');
  });
});
