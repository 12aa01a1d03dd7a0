import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASE, DOCUMENTS, OWNER, send, callVerb } from './support/rest.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();
const PATH = `/v1/${DOCUMENTS}`;
const INVALID = `{"error":{"code":400,"message":"Payload isn't valid for request.","status":"INVALID_ARGUMENT"}}`;

beforeEach(() => emulator.clear());

const get = async (path: string) => send(emulator.port, 'GET', path, { headers: OWNER });
const post = async (path: string, body: string) =>
  send(emulator.port, 'POST', path, { headers: OWNER, body });
const omitTimes = (text: string) => text.replaceAll(/"(\w+Time)": "[^"]*"/g, '"$1": "T"');

describe('the format of responses', () => {
  it('is that of JsonFormat, which marks doubles', async () => {
    await admin.db.doc('c/a').set({ list: [1, 'x'], map: {}, half: 0.5 });

    const { type, text } = await get(`${PATH}/c/a?mask.fieldPaths=list`);
    expect(type).toBe('application/json');

    expect(omitTimes(text)).toBe(`{
  "name": "${DOCUMENTS}/c/a",
  "fields": {
    "list": {
      "arrayValue": {
        "values": [{
          "integerValue": "1"
        }, {
          "stringValue": "x"
        }]
      }
    }
  },
  "createTime": "T",
  "updateTime": "T"
}
`);
  });

  it.each([
    ['1e7', '1.0E7'],
    ['9999999', '9999999.0'],
    ['0.001', '0.001'],
    ['0.0001', '1.0E-4'],
    ['-1.5e-10', '-1.5E-10'],
    ['1e21', '1.0E21'],
    ['12345.6789', '12345.6789'],
    ['-0.0', '0.0'],
    ['"NaN"', '"NaN"'],
  ])('has the double %s as %s', async (double, text) => {
    const made = await send(emulator.port, 'PATCH', `${PATH}/c/a`, {
      headers: OWNER,
      body: `{"fields": {"d": {"doubleValue": ${double}}}}`,
    });
    expect(made.text).toContain(`"doubleValue": ${text}\n`);
  });

  it('is an array for a stream, with a marked last item', async () => {
    expect((await post(`${PATH}:batchGet`, '{"documents": []}')).text).toBe('[\n\n]\n');
    await Promise.all(['a', 'b'].map((id) => admin.db.doc(`c/${id}`).set({})));

    const query = JSON.stringify({
      structuredQuery: { from: [{ collectionId: 'c' }], select: {}, limit: 1 },
    });
    expect(omitTimes((await post(`${PATH}:runQuery`, query)).text)).toBe(`[
{
  "document": {
    "name": "${DOCUMENTS}/c/a",
    "createTime": "T",
    "updateTime": "T"
  },
  "readTime": "T",
  "done": true
}
]
`);
  });

  it('is an empty object for an empty message', async () => {
    expect((await get(`${PATH}/none`)).text).toBe('{\n}\n');
    expect((await post(`${PATH}:commit`, '')).text).toBe('{\n}\n');
  });

  it('is one line for an error, with escaped slashes', async () => {
    const name = `${DOCUMENTS}/c/none`.replaceAll('/', '\\/');
    expect(await get(`${PATH}/c/none`)).toEqual({
      status: 404,
      type: 'application/json',
      text: `{"error":{"code":404,"message":"Document (${name}) not found.","status":"NOT_FOUND"}}`,
    });
  });

  it('is text for an unknown address', async () => {
    for (const [method, path] of [
      ['POST', `${PATH}:nothing`],
      ['POST', `${PATH}/c/a:commit`],
      ['GET', `${PATH}:commit`],
      ['PUT', `${PATH}/c/a`],
      ['GET', PATH],
    ] as const) {
      const answer = await send(emulator.port, method, path, { headers: OWNER });
      expect(answer).toEqual({ status: 404, type: undefined, text: 'Not Found\n' });
    }
  });
});

describe('payloads', () => {
  it.each([
    ['no JSON', '{nothing'],
    ['another type', '{"writes": "x"}'],
    ['a field nobody knows', '{"nothing": 1}'],
  ])('are refused whole: %s', async (_what, body) => {
    expect(await post(`${PATH}:commit`, body)).toEqual({
      status: 400,
      type: 'application/json',
      text: INVALID,
    });
  });

  it('may use the field names of .proto files', async () => {
    const body = { writes: [{ update: { name: `${DOCUMENTS}/c/a` }, current_document: { exists: true } }] };
    expect(await callVerb(emulator.port, 'commit', body)).toMatch(/^NOT_FOUND: /);
  });

  it('are not read beyond sixteen mebibytes', async () => {
    const body = `{"writes": []${' '.repeat(16 * 1024 * 1024)}}`;
    expect(await post(`${PATH}:commit`, body)).toEqual({ status: 413, type: undefined, text: '' });
  });
});

describe('addresses', () => {
  it('work in version v1beta1 as in v1', async () => {
    await admin.db.doc('c/a').set({ n: 1 });
    const { text } = await get(`${PATH}/c/a`);
    expect(await get(`/v1beta1/${DOCUMENTS}/c/a?key=any&alt=json`)).toMatchObject({ status: 200, text });
    expect(await get(`/v1/${DATABASE.replace('(default)', '%28default%29')}/documents/c/a`)).toMatchObject({
      text,
    });
  });

  it('with a final slash list all collections there', async () => {
    await Promise.all(['b/x', 'a/z', 'c/a', 'c/a/s/1'].map((path) => admin.db.doc(path).set({})));
    const listNames = async (path: string) =>
      (JSON.parse((await get(PATH + path)).text) as { documents: { name: string }[] }).documents.map(
        ({ name }) => name.slice(DOCUMENTS.length),
      );
    expect(await listNames('/')).toEqual(['/a/z', '/b/x', '/c/a']);
    expect(await listNames('/c/a/')).toEqual(['/c/a/s/1']);
    expect((await get(`${PATH}/c/`)).text).toContain('has invalid trailing');
  });

  it('are not normalised', async () => {
    expect((await get(`${PATH}/c/.`)).text).toContain('contains a resource id \\".\\" at index');
  });

  it.each(['/c?pageSize=abc', '/c?showMissing=maybe'])('are refused: %s', async (path) => {
    expect(await get(PATH + path)).toMatchObject({ status: 400, text: INVALID });
  });
});
