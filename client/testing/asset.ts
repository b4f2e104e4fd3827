/** Replaces every imported picture and font: the module exports its URL. */
export default '/asset';
