/** The headers of an answer, as `getAllResponseHeaders` writes them. */
const headersIn = (text: string) =>
  new Headers(
    text
      .trim()
      .split(/[\r\n]+/)
      .flatMap((line): [string, string][] => {
        const colon = line.indexOf(':');
        return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
      }),
  );

/** A `fetch` that sends one file and says how much of it is on its way, 0 to 1, which the browser's own does not. */
export const sendFile =
  (file: Blob, tell: (part: number) => void): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init);
      const exchange = new XMLHttpRequest();
      exchange.open(request.method, request.url);
      exchange.withCredentials = request.credentials === 'include';
      request.headers.forEach((value, name) => exchange.setRequestHeader(name, value));
      exchange.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0);
      exchange.onload = () =>
        resolve(
          new Response(exchange.responseText, {
            status: exchange.status,
            headers: headersIn(exchange.getAllResponseHeaders()),
          }),
        );
      exchange.onerror = () => reject(new TypeError('The file could not be sent.'));
      exchange.onabort = () => reject(request.signal.reason as Error);
      request.signal.addEventListener('abort', () => exchange.abort());
      exchange.send(file);
    });
