import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { WindowMasonry } from 'virtua';

/** A picture as the product's search finds it, as far as it is drawn. */
interface Picture {
  id: string;
  width: number;
  height: number;
  color: string;
  urls: { small: string };
}

const { search } = window.location;
const service = new URLSearchParams(search).get('service') ?? '';

async function found(): Promise<Picture[]> {
  const pages = Array.from({ length: 100 }, (_, place) =>
    fetch(`${service}&per_page=30&page=${place + 1}`).then(async (reply) => {
      const { results } = (await reply.json()) as { results: Picture[] };
      return results;
    }),
  );
  return (await Promise.all(pages)).flat();
}

/** The same pictures in the leanest masonry: no choice, no keyboard, no credit. */
function Floor({ pictures }: { pictures: readonly Picture[] }) {
  const [count, setCount] = useState(pictures.length - 300);
  Object.assign(window, { append: () => flushSync(() => setCount((before) => before + 30)) });
  return (
    <WindowMasonry data={pictures.slice(0, count)} lanes={4} gap={12}>
      {({ id, width, height, color, urls }) => (
        <img
          key={id}
          src={urls.small}
          alt=""
          decoding="async"
          style={{ display: 'block', width: '100%', aspectRatio: `${width}/${height}`, background: color }}
        />
      )}
    </WindowMasonry>
  );
}

const pictures = await found();
createRoot(document.getElementById('root') as HTMLElement).render(<Floor pictures={pictures} />);
