/** Stands for every picture and font that a component imports: its address. */
export default '/asset';
