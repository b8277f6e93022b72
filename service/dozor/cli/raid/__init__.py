"""The commands around raids: resolve, explain and forecast them."""
