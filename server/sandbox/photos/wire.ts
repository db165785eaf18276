import type { Picture } from './manifest';

/** A picture in the real service's words; `home` is the stand-in's address without a slash at its end. */
export function wireOf(picture: Picture, home: string) {
  const { id, author } = picture;
  const regular = `${home}/files/${id}/regular.webp`;
  const small = `${home}/files/${id}/small.webp`;
  const person = `${home}/users/${author.username}`;
  return {
    id,
    slug: `${picture.name}-${id}`,
    width: picture.width,
    height: picture.height,
    color: picture.color,
    blur_hash: null,
    alt_description: picture.alt_description,
    description: null,
    created_at: picture.created_at,
    updated_at: picture.created_at,
    likes: picture.likes,
    liked_by_user: false,
    urls: { raw: regular, full: regular, regular, small, thumb: small },
    links: {
      self: `${home}/photos/${id}`,
      html: `${home}/photos/${id}`,
      download: regular,
      download_location: `${home}/photos/${id}/download`,
    },
    user: {
      id: author.username,
      username: author.username,
      name: author.name,
      links: { self: person, html: person, photos: `${person}/photos` },
    },
    tags: picture.tags.map((title) => ({ type: 'search', title })),
  };
}
