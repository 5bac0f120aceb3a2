import type { PostTypes } from '#contract/resources/website';

/** WordPress keeps its own things as posts too. */
export const isOwn =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*)$/;

/** Pages are left out, because they seldom are references. */
export const typesOf = ({ types }: PostTypes): PostTypes['types'] =>
  types.filter(({ id }) => !isOwn.test(id) && id !== 'page');
