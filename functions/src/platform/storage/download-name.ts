/** Returns the `Content-Disposition` that has a browser save a file under a name, and never render it. */
export const toDisposition = (name: string): string => {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
